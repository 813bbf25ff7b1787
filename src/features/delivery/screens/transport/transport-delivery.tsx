import { useAtomValue, useSetAtom } from 'jotai';

import { useCartMoney } from '../../../cart/screens/use-cart-money.ts';
import { menuCartAtom } from '../../../cart/state/cart-atoms.ts';
import type { AddressField } from '../../rules/address-form.ts';
import { type AddressForm, PlaceInputs } from '../address-inputs.tsx';
import {
  chooseTransportAction,
  editTransportAddressAction,
  leaveTransportFieldAction,
  shownTransportIssuesAtom,
  submitTransportAction,
  transportAddressIssuesAtom,
} from '../../state/menu-order-form.ts';
import { typedAddressAtom } from '../../state/typed-address.ts';
import type { TransportType } from '../../../offer/rules/transport-terms.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { NoTransport } from '../../../offer/screens/no-transport.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  transportTermsAtom,
  transportTypeAtom,
} from '../../../offer/state/transport-terms-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { ContinueBar } from '../../../../screen-kit/continue-bar.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { type RadioCardOption, RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { bagIcon, truckIcon } from '../../../../ui/icon/shop-icons.ts';
import './transport-delivery.css';

/** Where the summary of errors leads while nothing is chosen. */
const TYPE_ID = 'mc-transport-type';

/** Id of an address field's control, where a link of the summary leads. */
const fieldId = (field: AddressField): string => `mc-transport-${field}`;

/** What keeps the step from going on, once the customer has tried. */
function Errors() {
  const type = useAtomValue(transportTypeAtom);
  const issues = useAtomValue(transportAddressIssuesAtom);
  const missing = { fieldId: TYPE_ID, message: 'forms.errors.oneOf' } as const;
  const errors = issues.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  return <FormErrors errors={type === null ? [missing, ...errors] : errors} />;
}

/** Where the order is delivered, in Portugal. Spec section 7 "deliveryDetail". */
function DeliveryAddress() {
  const fields = useAtomValue(typedAddressAtom);
  const issues = useAtomValue(shownTransportIssuesAtom);
  const edit = useSetAtom(editTransportAddressAction);
  const leave = useSetAtom(leaveTransportFieldAction);
  const t = useTranslate();
  const form: AddressForm = {
    fields,
    issues,
    idOf: fieldId,
    kind: 'shipping',
    onEdit: edit,
    onLeave: leave,
  };
  return (
    <section className="mc-transport-address">
      <h3 className="mc-transport-address__title">{t('transport.addressTitle')}</h3>
      <PlaceInputs form={form} inPortugal />
    </section>
  );
}

/** Take-away and delivery as cards, with what they mean and cost. */
function useOptions(): readonly RadioCardOption<TransportType>[] {
  const { types, deliveryCostCents, currency } = useAtomValue(transportTermsAtom);
  const { address } = useAtomValue(venueAtom);
  const money = useCartMoney(currency);
  const t = useTranslate();
  const all: Record<TransportType, RadioCardOption<TransportType>> = {
    takeaway: {
      value: 'takeaway',
      icon: bagIcon,
      title: t('transport.takeaway'),
      description: address ? <AddressParts text={address.text} /> : t('transport.takeawayText'),
      price: t('transport.free'),
    },
    delivery: {
      value: 'delivery',
      icon: truckIcon,
      title: t('transport.delivery'),
      description: t('transport.deliveryText'),
      price: deliveryCostCents > 0 ? money(deliveryCostCents) : t('transport.free'),
    },
  };
  return types.map((type) => all[type]);
}

/** The choice, or what there is where there is none. */
function TypeField() {
  const attempts = useAtomValue(attemptsAtom);
  const type = useAtomValue(transportTypeAtom);
  const choose = useSetAtom(chooseTransportAction);
  const options = useOptions();
  const t = useTranslate();
  const [only, ...others] = options;
  if (only && others.length === 0) {
    return (
      <Notice icon={only.icon} title={only.title}>
        {only.description}
      </Notice>
    );
  }
  return (
    <RadioCards
      id={TYPE_ID}
      legend={t('transport.title')}
      legendHidden
      error={attempts > 0 && type === null ? t('forms.errors.oneOf') : null}
      options={options}
      value={type}
      onChange={choose}
      columns
    />
  );
}

function GoOn() {
  const cart = useAtomValue(menuCartAtom);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  return <ContinueBar label={t('cart.total')} amount={money(cart.finalCents)} />;
}

/** Take-away or delivery of an order from a menu, and where it goes. Contract section 2 "delivery". */
export default function TransportDelivery() {
  const { types } = useAtomValue(transportTermsAtom);
  const type = useAtomValue(transportTypeAtom);
  const submit = useSetAtom(submitTransportAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('transport.title')}>
      {types.length === 0 ? (
        <NoTransport />
      ) : (
        <Form onSubmit={submit}>
          <Errors />
          <TypeField />
          {type === 'delivery' && <DeliveryAddress />}
          <GoOn />
        </Form>
      )}
    </StepScreen>
  );
}
