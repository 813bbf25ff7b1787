// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ATTRIBUTE_KEYS, attributeName } from '../lib/config/attributes.ts';
import { replacePlaceholders } from './replace-placeholders.ts';

const NAME = 'x-checkout';
const read = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => void read('complete'));
afterEach(() => document.body.replaceChildren());

const replace = () => replacePlaceholders(document, NAME, ATTRIBUTE_KEYS.map(attributeName));
const found = () => document.querySelector<HTMLElement>(NAME);

describe('a div with data-merchant-checkout', () => {
  test('becomes the element, with its attributes, id, class, style and children', () => {
    document.body.innerHTML = `
      <div data-merchant-checkout data-shop="12" data-offer-code="A1" data-allow-guest-login
        id="booking" class="wide" style="color: red"><a href="tel:1">Call</a></div>`;
    const link = document.querySelector('a');
    replace();
    expect(document.querySelector('div')).toBeNull();
    expect(found()?.getAttributeNames().toSorted()).toEqual([
      'allow-guest-login',
      'class',
      'id',
      'offer-code',
      'shop',
      'style',
    ]);
    expect(found()?.getAttribute('shop')).toBe('12');
    expect(found()?.getAttribute('allow-guest-login')).toBe('');
    expect(found()?.style.color).toBe('red');
    expect(found()?.firstElementChild).toBe(link);
  });

  test('gives no attribute that the element does not know', () => {
    document.body.innerHTML =
      '<div data-merchant-checkout data-shop="1" data-onclick="x()" data-style="a" data-id="b" onclick="x()"></div>';
    replace();
    expect(found()?.getAttributeNames()).toEqual(['shop']);
  });

  test('waits until the document has been read', () => {
    read('loading');
    document.body.innerHTML = '<div data-merchant-checkout></div>';
    replace();
    expect(found()).toBeNull();
    read('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(found()).not.toBeNull();
  });

  test('is replaced when it is added later, or marked later', async () => {
    replace();
    const outer = document.createElement('section');
    outer.innerHTML = '<div data-merchant-checkout data-shop="1"></div><div></div>';
    document.body.append(outer);
    await vi.waitFor(() => expect(document.querySelectorAll(NAME)).toHaveLength(1));
    outer.querySelector('div')?.setAttribute('data-merchant-checkout', '');
    await vi.waitFor(() => expect(document.querySelectorAll(NAME)).toHaveLength(2));
  });
});
