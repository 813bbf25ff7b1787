import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';

import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { configAtom } from '../context/checkout-context.ts';
import { adaptTexts } from './adapt-texts.ts';

const TEXTS = { 'choice.title.date': 'ours', 'common.ok': 'OK' };

function storeWith(address: 'formal' | 'informal') {
  const store = createStore();
  store.set(configAtom, { ...A_CONFIG, address });
  return store;
}

test.each([
  ['pt_PT', ['Escolha o dia']],
  ['es_ES', ['Elija el día']],
  ['en_EN', 'ours'],
] as const)('formal texts of %s replace those that differ', async (language, expected) => {
  const texts = await adaptTexts(storeWith('formal'), language, TEXTS);
  expect([texts['choice.title.date'], texts['common.ok']]).toEqual([expected, 'OK']);
});
