import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';

import { userAtom } from '../../../../context/user-atom.ts';
import type { DeliveryType } from '../../rules/delivery-rates.ts';
import { AddressDialog, DeleteAddressDialog } from '../address-dialog.tsx';
import { type AddressForm, PlaceInputs } from '../address-inputs.tsx';
import { ADDRESS_ID, DeliveryErrors, guestAddressId } from './delivery-errors.tsx';
import { PickupPicker } from './pickup-picker.tsx';
import { ShopMethods } from './shop-methods.tsx';
import { TypeChoice } from './type-choice.tsx';
import { SavedAddresses } from '../saved-addresses.tsx';
import { deliveryAtom, orderTotalAtom } from '../../state/delivery-atoms.ts';
import { chooseAddressAction } from '../../state/delivery-events.ts';
import { enterDeliveryStepAction, submitDeliveryAction } from '../../state/delivery-step.ts';
import {
  editGuestAddressAction,
  leaveGuestAddressFieldAction,
  shownGuestAddressIssuesAtom,
} from '../../state/guest-address.ts';
import { typedAddressAtom } from '../../state/typed-address.ts';
import { ownAddressesAtom } from '../../state/saved-addresses.ts';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { ContinueBar } from '../../../../screen-kit/continue-bar.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import './product-delivery.css';

/** A guest types the address in place: nobody keeps it. */
function GuestAddress() {
  const fields = useAtomValue(typedAddressAtom);
  const issues = useAtomValue(shownGuestAddressIssuesAtom);
  const edit = useSetAtom(editGuestAddressAction);
  const leave = useSetAtom(leaveGuestAddressFieldAction);
  const t = useTranslate();
  const form: AddressForm = {
    fields,
    issues,
    idOf: guestAddressId,
    kind: 'shipping',
    onEdit: (part) => void edit(part),
    onLeave: leave,
  };
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t('delivery.toAddress')}</h3>
      <PlaceInputs form={form} />
    </section>
  );
}

function UserAddress() {
  const addresses = useAtomValue(ownAddressesAtom);
  const { address } = useAtomValue(deliveryAtom);
  const attempts = useAtomValue(attemptsAtom);
  const choose = useSetAtom(chooseAddressAction);
  const t = useTranslate();
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t('delivery.toAddress')}</h3>
      <SavedAddresses
        use="delivery"
        id={ADDRESS_ID}
        legend={t('address.saved')}
        emptyText={t('address.empty')}
        addresses={addresses}
        chosenId={address?.id ?? null}
        onChoose={(id) => void choose(id)}
        error={attempts > 0 && !address ? t('delivery.errors.addressMissing') : null}
      />
    </section>
  );
}

/** Where the goods go: one of the user's addresses, or what a guest types. Spec section 2 screen 9. */
function DeliveryAddress() {
  return useAtomValue(userAtom) === null ? <GuestAddress /> : <UserAddress />;
}

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
  return <ContinueBar label={t('cart.total')} amount={money(totalCents)} />;
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
