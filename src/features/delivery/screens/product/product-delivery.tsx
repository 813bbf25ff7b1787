import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ComponentType } from 'react';

import type { DeliveryType } from '../../rules/delivery-rates.ts';
import { enterDeliveryStepAction, submitDeliveryAction } from '../../state/delivery-step.ts';
import { userAtom } from '../../../../context/user-atom.ts';
import { deliveryAtom, orderTotalAtom } from '../../state/delivery-atoms.ts';
import { ActionBar } from '../../../../ui/action/action-bar.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { AddressDialog, DeleteAddressDialog } from '../address-dialog.tsx';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import { DeliveryErrors } from './delivery-errors.tsx';
import { PickupPicker } from './pickup-picker.tsx';
import { ShopMethods } from './shop-methods.tsx';
import { TypeChoice } from './type-choice.tsx';
import './product-delivery.css';

/** What each way to get the goods asks for besides its methods. */
const PLACES: Partial<Record<DeliveryType, ComponentType>> = {
  DELIVERY: DeliveryAddress,
  PICKUP_POINT: PickupPicker,
};

function Place() {
  const { type } = useAtomValue(deliveryAtom);
  const View = type === null ? undefined : PLACES[type];
  return View ? <View /> : null;
}

function GoOn() {
  const totalCents = useAtomValue(orderTotalAtom);
  const money = useMoney();
  const t = useTranslate();
  const summary = (
    <>
      <span>{t('cart.total')}</span>
      <strong>{money(totalCents)}</strong>
    </>
  );
  return (
    <ActionBar summary={summary}>
      <Button type="submit" variant="primary">
        {t('common.continue')}
      </Button>
    </ActionBar>
  );
}

/** The step is entered, and anew by who signs in or out: that is another cart, and other addresses. */
function Entry() {
  const enter = useSetAtom(enterDeliveryStepAction);
  useEffect(() => void enter(), [enter]);
  return null;
}

/** How the goods of the server's cart get to the customer. Spec section 2 screens 8 to 10. */
export default function ProductDelivery() {
  const submit = useSetAtom(submitDeliveryAction);
  const t = useTranslate();
  const user = useAtomValue(userAtom);
  return (
    <StepScreen title={t('delivery.title')}>
      <Entry key={user?.id} />
      <Form onSubmit={submit}>
        <DeliveryErrors />
        <TypeChoice />
        <Place />
        <ShopMethods />
        <GoOn />
      </Form>
      <AddressDialog />
      <DeleteAddressDialog />
    </StepScreen>
  );
}
