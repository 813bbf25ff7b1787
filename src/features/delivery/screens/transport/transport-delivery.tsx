import { useAtomValue, useSetAtom } from 'jotai';

import { userAtom } from '../../../../context/checkout-context.ts';
import { addressOneLine } from '../../rules/address-schema.ts';
import {
  fillTransportAddressAction,
  filledAddressIdAtom,
  offerSavedAddressesAction,
  TRANSPORT_ADDRESS,
  transportAddressesAtom,
} from '../../state/transport-address.ts';
import { CartContinueBar, Entry } from '../../../cart/screens/cart-contents.tsx';
import { usePriceMessages } from '../delivery-messages.ts';
import { TypedAddress } from '../address-inputs.tsx';
import {
  chooseTransportAction,
  orderStartNoteAtom,
  submitTransportAction,
} from '../../state/menu-order-form.ts';
import type { TransportType } from '../../../offer/rules/transport-terms.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { NoTransport } from '../../../offer/screens/no-transport.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  transportTermsAtom,
  transportTypeAtom,
} from '../../../offer/state/transport-terms-atoms.ts';
import { onlyOption } from '../../../../lib/only-option.ts';
import { useTranslate, StepScreen } from '../../../../screen-kit/screen.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { errorsOf, FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { type RadioCardOption, RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { bagIcon, truckIcon } from '../../../../ui/icon/shop-icons.ts';
import { WithSum } from '../../../../ui/frame/frame.tsx';
import { InstantField } from './instant-field.tsx';

function useOptions(): readonly RadioCardOption<TransportType>[] {
  const { types, deliveryCostCents } = useAtomValue(transportTermsAtom);
  const { address } = useAtomValue(venueAtom);
  const price = usePriceMessages();
  const t = useTranslate();
  const all: Record<TransportType, RadioCardOption<TransportType>> = {
    takeaway: {
      value: 'takeaway',
      icon: bagIcon,
      title: t('transport.takeaway'),
      description: address ? <AddressParts text={address.text} /> : t('transport.takeawayText'),
      price: price(0),
    },
    delivery: {
      value: 'delivery',
      icon: truckIcon,
      title: t('delivery.type.delivery'),
      description: t('transport.deliveryText'),
      price: price(deliveryCostCents),
    },
  };
  return types.map((type) => all[type]);
}

/** The choice, or a notice if there is only one type. */
function TypeField() {
  const type = useAtomValue(transportTypeAtom);
  const choose = useSetAtom(chooseTransportAction);
  const options = useOptions();
  const t = useTranslate();
  const only = onlyOption(options);
  if (only) {
    return (
      <Notice icon={only.icon} title={only.title}>
        {only.description}
        <p>{only.price}</p>
      </Notice>
    );
  }
  return (
    <RadioCards
      legend={t('delivery.title')}
      legendHidden
      options={options}
      value={type}
      onChange={choose}
      columns
    />
  );
}

/** The saved addresses of a signed-in customer; a press fills one in below. */
function SavedAddressField() {
  const addresses = useAtomValue(transportAddressesAtom);
  const filledId = useAtomValue(filledAddressIdAtom);
  const fill = useSetAtom(fillTransportAddressAction);
  const t = useTranslate();
  if (addresses.length === 0) return null;
  return (
    <RadioCards
      legend={t('address.saved')}
      options={addresses.map((address) => ({
        value: address.id,
        title: address.addressName || address.street,
        description: <AddressParts text={addressOneLine(address)} />,
      }))}
      value={filledId}
      onChange={fill}
    />
  );
}

function DeliveryAddress() {
  const userId = useAtomValue(userAtom)?.id;
  return (
    <>
      <Entry key={userId} action={offerSavedAddressesAction} />
      <TypedAddress title="transport.addressTitle" form={TRANSPORT_ADDRESS}>
        <SavedAddressField />
      </TypedAddress>
    </>
  );
}

/** How and when a menu order reaches the customer. Contract section 2 "delivery". */
export default function TransportDelivery() {
  const { types } = useAtomValue(transportTermsAtom);
  const startNote = useAtomValue(orderStartNoteAtom);
  const type = useAtomValue(transportTypeAtom);
  const issues = useAtomValue(TRANSPORT_ADDRESS.issues);
  const submit = useSetAtom(submitTransportAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('delivery.title')}>
      {types.length === 0 ? (
        <NoTransport />
      ) : (
        <Form onSubmit={submit}>
          <WithSum sum={<CartContinueBar />}>
            <FormErrors errors={errorsOf(issues, TRANSPORT_ADDRESS.idOf)} />
            {startNote !== null && <Notice>{startNote}</Notice>}
            <TypeField />
            {type === 'delivery' && <DeliveryAddress />}
            <InstantField />
          </WithSum>
        </Form>
      )}
    </StepScreen>
  );
}
