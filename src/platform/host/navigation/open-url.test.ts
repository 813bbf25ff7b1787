// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import { openUrl } from '../navigation.ts';

const TERMS = 'https://tasca.pt/termos';

let element: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
});

type Answers = Parameters<typeof fakeParent>[0];

function around(isNative: boolean, answers: Answers, cordova?: object) {
  const open = vi.fn();
  const { parent, asked } = fakeParent(answers);
  const page = Object.assign(Object.create(null) as Window, { open }, { cordova });
  return { open, asked, input: { page, element, parent, isNativeClient: () => isNative } };
}

test('in a browser a link opens a new tab within the press, whatever frames the page', () => {
  const { open, asked, input } = around(false, { navigateTo: { result: null } });
  void openUrl(input, 'terms', TERMS);
  expect(open).toHaveBeenCalledWith(TERMS, '_blank', 'noopener,noreferrer');
  expect(asked).toEqual([]);
});

test('in an app it is left to the app around the page', async () => {
  const { open, asked, input } = around(true, { navigateTo: { result: null } });
  await openUrl(input, 'terms', TERMS);
  expect([asked, open.mock.calls]).toEqual([['navigateTo'], []]);
});

test.each([
  ['no parent window', null],
  ['a parent window that does not know the message', {}],
])('in an app with %s the app opens its browser', async (_, answers) => {
  const inAppBrowser = { open: vi.fn() };
  const { open, input } = around(true, answers, { InAppBrowser: inAppBrowser });
  await openUrl(input, 'terms', TERMS);
  expect(inAppBrowser.open).toHaveBeenCalledWith(TERMS, '_system');
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['without its browser', {}],
  [
    'whose browser fails',
    {
      InAppBrowser: {
        open: () => {
          throw new Error('plugin');
        },
      },
    },
  ],
])('in an app %s a new tab opens', async (_, cordova) => {
  const { open, input } = around(true, null, cordova);
  await openUrl(input, 'terms', TERMS);
  expect(open).toHaveBeenCalledOnce();
});

test('a page that cancels the event keeps the app from going anywhere', async () => {
  element.addEventListener('merchant-checkout:navigate', (event) => event.preventDefault());
  const { open, asked, input } = around(true, { navigateTo: { result: null } });
  await openUrl(input, 'terms', TERMS);
  expect([asked, open.mock.calls]).toEqual([[], []]);
});
