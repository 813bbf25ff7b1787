// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { StepId } from '../flow/flow-table.ts';
import { Deferred } from '../screen-kit/deferred.tsx';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { jumpToStepAction } from '../flow/state/move-step.ts';
import { startProductCheckout } from '../../test/support/order/start-product-checkout.ts';
import { screenOf } from './step-screens.ts';

test.each<[StepId, string]>([
  ['cart-review', 'Artigo 31'],
  ['delivery', 'delivery.title'],
])(
  '%s comes with the part that it shows: nothing stands in for it and then jumps',
  async (step, text) => {
    const { store } = await startProductCheckout();
    store.set(jumpToStepAction, step);
    const screen = screenOf(store.get, { flow: 'product-checkout', step });
    if (!screen) throw new Error(`no screen for ${step}`);
    await store.set(screen);
    const { root } = renderInCheckout(store, <Deferred of={screen} />);
    expect(root.textContent).toContain(text);
  },
);
