import { useAtomValue, useSetAtom } from 'jotai';

import { userAtom } from '../../../../context/checkout-context.ts';
import { Entry } from '../../../cart/screens/cart-contents.tsx';
import { AddressDialog, DeleteAddressDialog } from '../address-dialog.tsx';
import { TypedAddress } from '../address-inputs.tsx';
import { DeliveryErrors, deliveryId, useDeliveryError } from './delivery-errors.tsx';
import { PickupPicker } from './pickup-picker.tsx';
import { ShopMethods, TypeChoice } from './delivery-choice.tsx';
import { SavedAddresses } from '../saved-addresses.tsx';
import {
  deliveryAtom,
  knownDeliveryCentsAtom,
  orderTotalAtom,
} from '../../state/product-order-atoms.ts';
import { chooseAddressAction } from '../../state/chosen-address.ts';
import { addressesAtom } from '../../state/saved-addresses-state.ts';
import { enterDeliveryStepAction, submitDeliveryAction } from '../../state/delivery-step.ts';
import { GUEST_ADDRESS } from '../../state/guest-address.ts';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { useTranslate, StepScreen } from '../../../../screen-kit/screen.tsx';
import { ContinueBar } from '../../../../screen-kit/continue-bar.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { WithSum } from '../../../../ui/frame/frame.tsx';
import './product-delivery.css';

function UserAddress() {
  const addresses = useAtomValue(addressesAtom);
  const { address } = useAtomValue(deliveryAtom);
  const choose = useSetAtom(chooseAddressAction);
  const t = useTranslate();
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t('delivery.toAddress')}</h3>
      <SavedAddresses
        use="delivery"
        id={deliveryId('deliveryAddressId')}
        legend={t('address.saved')}
        emptyText={t('address.empty')}
        addresses={addresses}
        chosenId={address?.id ?? null}
        onChoose={(id) => void choose(id)}
        error={useDeliveryError('deliveryAddressId')}
      />
    </section>
  );
}

/** The delivery address of a user or guest. Spec section 2 screen 9. */
function DeliveryAddress() {
  const isGuest = useAtomValue(userAtom) === null;
  return isGuest ? (
    <TypedAddress title="delivery.toAddress" form={GUEST_ADDRESS} />
  ) : (
    <UserAddress />
  );
}

function Place() {
  const { type } = useAtomValue(deliveryAtom);
  if (type === 'DELIVERY') return <DeliveryAddress />;
  return type === 'PICKUP_POINT' ? <PickupPicker /> : null;
}

/** Continues with the total, which says where the delivery is still to be added. */
export function ContinueWithTotal() {
  const total = useMoney()(useAtomValue(orderTotalAtom));
  const isKnown = useAtomValue(knownDeliveryCentsAtom) !== null;
  const t = useTranslate();
  const amount = isKnown ? total : t('cart.plusDelivery', { total });
  return <ContinueBar label={t('cart.total')} amount={amount} />;
}

/** The delivery of the server's cart. Spec section 2 screens 8 to 10. */
export default function ProductDelivery() {
  const submit = useSetAtom(submitDeliveryAction);
  const t = useTranslate();
  const userId = useAtomValue(userAtom)?.id;
  return (
    <StepScreen title={t('delivery.title')}>
      <Entry key={userId} action={enterDeliveryStepAction} />
      <Form onSubmit={submit}>
        <WithSum sum={<ContinueWithTotal />}>
          <DeliveryErrors />
          <TypeChoice />
          <Place />
          <ShopMethods />
        </WithSum>
      </Form>
      <AddressDialog />
      <DeleteAddressDialog />
    </StepScreen>
  );
}
