// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { Provider, createStore } from 'jotai';
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { activateLanguage, createI18n } from '../platform/i18n/create-i18n.ts';
import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { servicesAtom } from '../context/checkout-context.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { render } from '../../test/support/ui/render.ts';
import { Deferred, deferred } from './deferred.tsx';

const VIEW = { default: () => <p className="part">Here</p> };

/** A part whose code arrives, or does not, when the test says so. */
function renderPart({ waiting = <p className="waiting" /> }: { waiting?: ReactNode } = {}) {
  const loads: { resolve: (view: typeof VIEW) => void; reject: (error: Error) => void }[] = [];
  const adoptSheets = vi.fn<() => void>();
  const view = deferred(
    () => new Promise<typeof VIEW>((resolve, reject) => loads.push({ resolve, reject })),
  );
  const i18n = createI18n();
  activateLanguage(i18n, 'pt_PT', []);
  const store = createStore();
  const host = createFakeHost(0);
  const server = createFakeServer(1, []);
  store.set(servicesAtom, {
    call: server.call,
    bindCall: server.callAs,
    fetch: server.fetch,
    host,
    i18n,
    loadCatalog: async () => ({}),
    adoptSheets,
    onReady: () => undefined,
    onFatal: () => undefined,
  });
  const shown = (isDue: boolean) => (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Deferred of={view} props={isDue ? {} : null} waiting={waiting} isAhead />
      </I18nProvider>
    </Provider>
  );
  const rendered = render(shown(false));
  return {
    ...rendered,
    store,
    view,
    adoptSheets,
    becomeDue: () => rendered.rerender(shown(true)),
    loads,
    settle: () => host.advance(AHEAD_OF_TIME_MS),
    arrive: () => act(async () => loads.at(-1)?.resolve(VIEW)),
    fail: () => act(async () => loads.at(-1)?.reject(new Error('offline'))),
  };
}

test('comes before it is due, with its styles, and shows at once when it is', async () => {
  const { arrive, adoptSheets, all, becomeDue, settle } = renderPart();
  settle();
  await arrive();
  expect(all('.part')).toHaveLength(0);
  expect(adoptSheets).toHaveBeenCalledOnce();
  becomeDue();
  expect(all('.part')).toHaveLength(1);
});

test('what falls due before the code has come waits for it in its place', async () => {
  const { arrive, all, becomeDue, settle } = renderPart();
  becomeDue();
  expect(all('.waiting')).toHaveLength(1);
  settle();
  await arrive();
  expect(all('.waiting')).toHaveLength(0);
  expect(all('.part')).toHaveLength(1);
});

test('a failed preload is retried when the part is needed', async () => {
  const { arrive, fail, all, becomeDue, settle } = renderPart();
  settle();
  await fail();
  expect(all('button')).toHaveLength(0);
  becomeDue();
  settle();
  await arrive();
  expect(all('.part')).toHaveLength(1);
});

test('a part that is due and does not come can be asked for again', async () => {
  const { arrive, fail, all, find, click, becomeDue, settle } = renderPart();
  becomeDue();
  settle();
  await fail();
  click(find('button'));
  settle();
  await arrive();
  expect(all('.part')).toHaveLength(1);
});

test('is asked for at once where nothing stands in its place', () => {
  const { loads, becomeDue } = renderPart({ waiting: null });
  becomeDue();
  expect(loads).toHaveLength(1);
});

test('asks for nothing while the first screen is being drawn', () => {
  const { loads, settle } = renderPart();
  expect(loads).toHaveLength(0);
  settle();
  expect(loads).toHaveLength(1);
});

test('a failure reaches no handler of the page: what asked hears of it', async () => {
  const { store, view, loads } = renderPart();
  const failure = store.set(view);
  loads.at(-1)?.reject(new Error('offline'));
  expect(await failure).toMatchObject({ code: 'network', isOutdated: false });
});
