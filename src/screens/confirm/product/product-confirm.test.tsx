// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { startProductCheckout } from '../../../state/order/testing/start-product-checkout.ts';
import { renderInCheckout } from '../../testing/render-in-checkout.tsx';
import { part } from './product-confirm.tsx';

const WITHDRAWAL = 'https://site.example/livre-resolucao';

it.each([
  ['where somebody says where it is', { withdrawal: WITHDRAWAL }, 1],
  ['nowhere else', {}, 0],
])(
  'who buys goods finds the right of withdrawal beside the button: %s',
  async (_, links, times) => {
    const { store } = await startProductCheckout({}, { links });
    const { root } = renderInCheckout(store, <part.Component />);
    const found = [...root.querySelectorAll('a')].filter(({ href }) => href === WITHDRAWAL);
    expect(found).toHaveLength(times);
  },
);
