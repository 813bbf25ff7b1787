// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { pushToDataLayer } from './data-layer.ts';

const LOGIN = { method: 'email' };
const PURCHASE = { transaction_id: '9', value: 12.5, currency: 'EUR', items: [{ item_id: '1' }] };

beforeEach(() => {
  delete window.dataLayer;
});

test('a moment without things is an event with its parameters, in a queue that is made where none is', () => {
  pushToDataLayer(window, 'login', LOGIN);
  expect(window.dataLayer).toEqual([{ event: 'login', method: 'email' }]);
});

test('things are where a tag manager reads them, and never mixed with those of the moment before', () => {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  pushToDataLayer(window, 'purchase', PURCHASE);
  expect(layer).toEqual([
    { ecommerce: null },
    { event: 'purchase', ...PURCHASE, ecommerce: PURCHASE },
  ]);
});

test('a tag of the page that throws is reported to the page and stops no booking', () => {
  const told = vi.fn();
  window.reportError = told;
  const fault = new Error('tag');
  window.dataLayer = Object.assign([], {
    push: () => {
      throw fault;
    },
  });
  expect(() => pushToDataLayer(window, 'login', LOGIN)).not.toThrow();
  expect(told).toHaveBeenCalledWith(fault);
});
