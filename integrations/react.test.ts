// @vitest-environment happy-dom
import { act, createElement, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MerchantCheckoutElement } from 'merchant-checkout';

import { MerchantCheckout, type MerchantCheckoutProps } from './react.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

/** Renders the component and gives its tag. */
async function render(props: MerchantCheckoutProps): Promise<Element> {
  await act(async () => root.render(createElement(MerchantCheckout, props)));
  const tag = place.querySelector('merchant-checkout');
  if (!tag) throw new Error('No tag was rendered.');
  return tag;
}

const send = (tag: Element, name: string, detail: object): boolean =>
  tag.dispatchEvent(new CustomEvent(`merchant-checkout:${name}`, { detail, cancelable: true }));

test('handlers hear their events, and the latest one counts', async () => {
  const first = vi.fn();
  const second = vi.fn();
  await render({ onReserved: first });
  const tag = await render({ onReserved: second });
  send(tag, 'reserved', { transactionId: '1' });
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls[0]?.[0]).toMatchObject({ detail: { transactionId: '1' } });
});

test('a handler can cancel', async () => {
  const tag = await render({ onSubmit: (event) => event.preventDefault() });
  expect(send(tag, 'submit', { kind: 'booking' })).toBe(false);
});

test('secrets become properties, and go with the prop', async () => {
  const tag = await render({ token: 'secret', prefill: { name: 'Ana' } });
  expect(tag.outerHTML).not.toMatch(/secret|Ana/);
  expect(tag).toMatchObject({ token: 'secret', prefill: { name: 'Ana' } });
  await render({});
  expect(tag).toMatchObject({ token: null, prefill: null });
});

test('own texts are set as a property, and go with the prop', async () => {
  const texts = { pt: { 'confirm.title': 'Tudo certo?' } };
  const tag = await render({ texts });
  expect(tag).toMatchObject({ texts });
  expect(tag.hasAttribute('texts')).toBe(false);
  await render({});
  expect(tag).toMatchObject({ texts: null });
});

test('a changed and a removed prop reach the tag', async () => {
  const tag = await render({ campaign: 101, lang: 'pt' });
  await render({ campaign: 102 });
  expect(tag.getAttribute('campaign')).toBe('102');
  expect(tag.hasAttribute('lang')).toBe(false);
});

test('a ref gives the element', async () => {
  const ref = createRef<MerchantCheckoutElement>();
  await act(async () => root.render(createElement(MerchantCheckout, { ref })));
  expect(ref.current).toBe(place.querySelector('merchant-checkout'));
});
