// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import { redirect } from '../navigation.ts';

const PAY = 'https://pay.example/1';

let element: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
});

/** A window that notes where it is sent, or refuses to go. */
function frameOf(name: string, gone: string[], refuses = false): Window {
  const location = Object.create(null, {
    href: {
      set(url: string) {
        if (refuses) throw new DOMException('refused', 'SecurityError');
        gone.push(`${name} ${url}`);
      },
    },
  });
  return Object.assign(Object.create(null) as Window, { location });
}

function around({ parent = null as Parameters<typeof fakeParent>[0], top = 'self' } = {}) {
  const gone: string[] = [];
  const page = frameOf('self', gone);
  const above = top === 'self' ? page : frameOf('top', gone, top === 'refuses');
  Object.assign(page, { top: above });
  return { gone, input: { page, element, ...fakeParent(parent) } };
}

test.each([
  ['this window where nothing frames it', {}, 'self'],
  ['the parent window where there is one', { parent: { openUrl: { result: null } } }, 'parent'],
  ['the top window where the parent does not', { parent: {}, top: 'takes' }, 'top'],
  ['the top window where no parent is named', { top: 'takes' }, 'top'],
  ['this window where the top window may not be sent', { top: 'refuses' }, 'self'],
])('the customer is sent away in %s', async (_, surroundings, where) => {
  const { gone, input } = around(surroundings);
  expect(await redirect(input, PAY, 'payment')).toEqual({ kind: 'leaving' });
  expect(gone).toEqual(where === 'parent' ? [] : [`${where} ${PAY}`]);
});

test('a page that cancels the event navigates itself', async () => {
  const receivedEvents: unknown[] = [];
  element.addEventListener('merchant-checkout:redirect', (event) => {
    receivedEvents.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  const { gone, input } = around({ parent: { openUrl: { result: null } } });
  expect(await redirect(input, PAY, 'order')).toEqual({ kind: 'cancelled' });
  expect([receivedEvents, gone, input.asked]).toEqual([[{ url: PAY, reason: 'order' }], [], []]);
});

test.each([
  'http://pay.example',
  'data:text/html,x',
  '/pay',
  'https://a:b@pay.example',
  '//pay.example',
])('an unsafe address is neither opened nor announced to the page: %s', async (url) => {
  const receivedEvents: Event[] = [];
  element.addEventListener('merchant-checkout:redirect', (event) => receivedEvents.push(event));
  const { gone, input } = around();
  expect(await redirect(input, url, 'payment')).toMatchObject({ kind: 'failed', code: 'config' });
  expect([gone, receivedEvents]).toEqual([[], []]);
});

test('a browser that refuses to leave the page is no exception', async () => {
  const { input } = around();
  const page = frameOf('self', [], true);
  const result = await redirect(
    { ...input, page: Object.assign(page, { top: page }) },
    PAY,
    'order',
  );
  expect(result).toMatchObject({ kind: 'failed', code: 'internal' });
});
