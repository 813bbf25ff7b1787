// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCookies } from '../cookies.ts';
import { fakeChannelClass } from '../../../../test/support/host/fake-channel.ts';
import { fakeCookiePage } from '../../../../test/support/host/fake-cookie-page.ts';
import { createAccount } from './account.ts';
import { createMiddlewareCookies, TOKEN_COOKIE, USER_ID_COOKIE } from './middleware-cookies.ts';
import { createTokenMarks } from './token-marks.ts';
import { createMiddlewareWriter } from './write-middleware-cookies.ts';

type Site = ReturnType<typeof fakeCookiePage>;

/** What another tab does, or the customer, is a task of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A tab of a site: its own window and document, the cookies of the site. */
function openTab({ page: site }: Site) {
  const page = Object.create(null, {
    location: { value: site.location },
    cookie: {
      get: () => site.cookie,
      set: (text: string) => {
        site.cookie = text;
      },
    },
  });
  const target = new EventTarget();
  const visible = Object.assign(page, {
    visibilityState: 'visible',
    addEventListener: target.addEventListener.bind(target),
  });
  const windowTarget = new EventTarget();
  const tab = Object.assign(windowTarget, { document: visible }) as unknown as Window;
  return { tab, show: () => target.dispatchEvent(new Event('visibilitychange')) };
}

function addElement({ tab }: { tab: Window }, at = 'https://a.example') {
  const stop = new AbortController();
  const middleware = () => at;
  const pageCookies = createCookies(tab.document);
  const cookies = {
    ...createMiddlewareCookies(pageCookies, middleware),
    ...createMiddlewareWriter(pageCookies, middleware),
  };
  let ids = 0;
  const randomId = () => `id-${(ids += 1)}`;
  const account = createAccount({ page: tab, cookies, middleware, randomId, signal: stop.signal });
  const receivedEvents = vi.fn();
  const stopHearing = account.onChange(receivedEvents);
  return {
    receivedEvents,
    account,
    cookies,
    stop,
    stopHearing,
    signIn(token = 't-1') {
      cookies.write(USER_ID_COOKIE, '9', null);
      cookies.write(TOKEN_COOKIE, token, null);
      account.announceChange();
    },
    signOut() {
      cookies.remove(USER_ID_COOKIE);
      cookies.remove(TOKEN_COOKIE);
      account.announceChange();
    },
  };
}

let sent: unknown[];
let open: Set<unknown>;

beforeEach(() => {
  sent = [];
  const fake = fakeChannelClass(sent);
  open = fake.open;
  vi.stubGlobal('BroadcastChannel', fake.FakeChannel);
});

const newSite = (takesCookies = true) => fakeCookiePage('https://tasca.pt/', { takesCookies });

describe('one sign-in', () => {
  test('syncs every other element of the page once, not the one that made it', () => {
    const page = openTab(newSite());
    const [one, two, three] = [addElement(page), addElement(page), addElement(page)];
    one.signIn();
    expect([one, two, three].map(({ receivedEvents }) => receivedEvents.mock.calls.length)).toEqual(
      [0, 1, 1],
    );
    expect(two.cookies.read(TOKEN_COOKIE)).toBe('t-1');
    two.signOut();
    expect([one, two, three].map(({ receivedEvents }) => receivedEvents.mock.calls.length)).toEqual(
      [1, 1, 2],
    );
  });

  test('syncs other tabs', async () => {
    const site = newSite();
    const [here, there] = [addElement(openTab(site)), addElement(openTab(site))];
    await nextTask();
    here.signIn();
    expect(there.receivedEvents).toHaveBeenCalledOnce();
    expect(there.cookies.read(TOKEN_COOKIE)).toBe('t-1');
    await nextTask();
    there.signOut();
    expect([here.receivedEvents.mock.calls.length, here.cookies.read(TOKEN_COOKIE)]).toEqual([
      1,
      null,
    ]);
  });

  test('is signalled to other tabs without saying whose it is', () => {
    addElement(openTab(newSite())).signIn('secret');
    expect(sent).toEqual([null]);
  });

  test('of the same user with the same token is no change', () => {
    const page = openTab(newSite());
    const [one, two] = [addElement(page), addElement(page)];
    one.signIn();
    one.account.announceChange();
    two.account.announceChange();
    expect([one.receivedEvents.mock.calls.length, two.receivedEvents.mock.calls.length]).toEqual([
      0, 1,
    ]);
  });

  test('syncs the elements of a page whose browser keeps no cookies', () => {
    const page = openTab(newSite(false));
    const [one, two] = [addElement(page), addElement(page)];
    one.signIn();
    expect([two.receivedEvents.mock.calls.length, two.cookies.read(TOKEN_COOKIE)]).toEqual([
      1,
      't-1',
    ]);
    one.signOut();
    expect([two.receivedEvents.mock.calls.length, two.cookies.read(TOKEN_COOKIE)]).toEqual([
      2,
      null,
    ]);
  });

  test('stays within one page where the browser keeps no cookies', () => {
    const site = newSite(false);
    const [here, there] = [addElement(openTab(site)), addElement(openTab(site))];
    here.signIn();
    expect([there.receivedEvents.mock.calls.length, there.cookies.read(TOKEN_COOKIE)]).toEqual([
      0,
      null,
    ]);
  });
});

describe('a sign-in at another middleware', () => {
  test('reaches the elements of its own origin only, on the page and in other tabs', async () => {
    const site = newSite();
    const [page, other] = [openTab(site), openTab(site)];
    const [one, guest] = [addElement(page), addElement(page, 'https://b.example')];
    const [same, far] = [addElement(other), addElement(other, 'https://b.example')];
    await nextTask();
    one.signIn();
    const heardOf = (each: typeof one) => each.receivedEvents.mock.calls.length;
    expect([one, guest, same, far].map(heardOf)).toEqual([0, 0, 1, 0]);
    expect([guest, far].map(({ cookies }) => cookies.read(TOKEN_COOKIE))).toEqual([null, null]);
    guest.signIn('t-b');
    guest.signOut();
    expect(same.cookies.read(TOKEN_COOKIE)).toBe('t-1');
  });

  test('is of unknown origin to this one, should its token turn up here', () => {
    const page = openTab(newSite());
    const [one, two] = [addElement(page), addElement(page, 'https://b.example')];
    one.account.marks(createTokenMarks).own('t-1');
    const sources = [one, two].map(({ account }) =>
      account.marks(createTokenMarks).sourceOf('t-1'),
    );
    expect(sources).toEqual(['own', 'unknown']);
  });
});

describe('a sign-in that was not announced', () => {
  test.each([
    ['is seen again', ({ show }: ReturnType<typeof openTab>) => show()],
    ['comes back from the history', ({ tab }) => tab.dispatchEvent(new Event('pageshow'))],
  ])('is seen when the page %s', async (_, wake) => {
    const site = newSite();
    const page = openTab(site);
    const element = addElement(page);
    await nextTask();
    site.jar.set('tasca.pt mc_token', 'other');
    wake(page);
    wake(page);
    expect(element.receivedEvents).toHaveBeenCalledOnce();
  });
});

test('a page that sleeps holds no channel open, and hears again when it comes back', async () => {
  const site = newSite();
  const [sleeper, other] = [openTab(site), openTab(site)];
  const [asleep, awake] = [addElement(sleeper), addElement(other)];
  await nextTask();
  sleeper.tab.dispatchEvent(new Event('pagehide'));
  expect(open.size).toBe(1);
  awake.signIn();
  expect(asleep.receivedEvents).not.toHaveBeenCalled();
  sleeper.tab.dispatchEvent(new Event('pageshow'));
  expect([asleep.receivedEvents.mock.calls.length, open.size]).toEqual([1, 2]);
  await nextTask();
  awake.signOut();
  expect(asleep.receivedEvents).toHaveBeenCalledTimes(2);
});

test('a page whose origin may open no channel still shares a sign-in between its elements', () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('refused', 'SecurityError');
  });
  const page = openTab(newSite());
  const [one, two] = [addElement(page), addElement(page)];
  expect(() => one.signIn()).not.toThrow();
  expect(two.receivedEvents).toHaveBeenCalledOnce();
});

test('an element that stopped hearing or has gone hears nothing and leaves nothing open', () => {
  const page = openTab(newSite());
  const [one, two, three] = [addElement(page), addElement(page), addElement(page)];
  two.stopHearing();
  three.stop.abort();
  one.signIn();
  page.show();
  expect([two.receivedEvents.mock.calls.length, three.receivedEvents.mock.calls.length]).toEqual([
    0, 0,
  ]);
  expect(open.size).toBe(2);
});

describe('a token that was put away', () => {
  test('refused at one middleware is not refused at another, which the page gave the same', () => {
    const page = openTab(newSite());
    const [here, there] = [addElement(page), addElement(page, 'https://b.example')];
    here.account.refuse('t-page');
    here.account.announceChange();
    expect([here, there].map(({ account }) => account.isRefused('t-page'))).toEqual([true, false]);
    expect(there.receivedEvents).not.toHaveBeenCalled();
  });

  test('counts no more in any element of the page, which hear of it, and not in other tabs', () => {
    const site = newSite();
    const here = openTab(site);
    const [one, two] = [addElement(here), addElement(here)];
    const elsewhere = addElement(openTab(site));
    one.account.refuse('t-page');
    one.account.announceChange();
    expect(two.receivedEvents).toHaveBeenCalledTimes(1);
    expect([two, elsewhere].map(({ account }) => account.isRefused('t-page'))).toEqual([
      true,
      false,
    ]);
    expect(sent).not.toContain('t-page');
  });

  test('counts again once a sign-in has given it, or when the last element has gone', () => {
    const tab = openTab(newSite());
    const one = addElement(tab);
    one.account.refuse('t-1');
    one.account.refuse('t-2');
    one.account.accept('t-1');
    expect(one.account.isRefused('t-1')).toBe(false);
    expect(one.account.isRefused('t-2')).toBe(true);
    one.stop.abort();
    expect(addElement(tab).account.isRefused('t-2')).toBe(false);
  });

  test('by an element that has gone counts for those that are there, not for the next one on the page', () => {
    const tab = openTab(newSite());
    const [gone, there] = [addElement(tab), addElement(tab)];
    gone.stop.abort();
    gone.account.refuse('t-1');
    expect(there.account.isRefused('t-1')).toBe(true);
    there.stop.abort();
    gone.account.refuse('t-2');
    expect(addElement(tab).account.isRefused('t-2')).toBe(false);
  });
});
