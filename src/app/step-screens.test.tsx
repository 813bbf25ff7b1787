// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import type { StepId } from '../flow/step-ids.ts';
import { Deferred } from '../screen-kit/deferred.tsx';
import { renderInCheckout } from '../../test/support/screens/render-in-checkout.tsx';
import { jumpToStepAction } from '../flow/state/move-step.ts';
import { startProductCheckout } from '../../test/support/order/start-product-checkout.ts';
import { STEP_SCREENS } from './step-screens.ts';

test.each<[StepId, string]>([
  ['cart-review', 'Artigo 31'],
  ['delivery', 'delivery.title'],
])(
  '%s comes with the part that it shows: nothing stands in for it and then jumps',
  async (step, text) => {
    const { store } = await startProductCheckout();
    store.set(jumpToStepAction, step);
    await store.set(STEP_SCREENS[step]);
    const { root } = renderInCheckout(store, <Deferred of={STEP_SCREENS[step]} />);
    expect(root.textContent).toContain(text);
  },
);
