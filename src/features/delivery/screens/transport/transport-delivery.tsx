import { useAtomValue, useSetAtom } from 'jotai';

import { CartContinueBar, useCartMoney } from '../../../cart/screens/cart-contents.tsx';
import type { AddressField } from '../../rules/address-form.ts';
import { TypedAddress } from '../address-inputs.tsx';
import {
  chooseTransportAction,
  editTransportAddressAction,
  leaveTransportFieldAction,
  shownTransportIssuesAtom,
  submitTransportAction,
  transportAddressIssuesAtom,
} from '../../state/menu-order-form.ts';
import type { TransportType } from '../../../offer/rules/transport-terms.ts';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { NoTransport } from '../../../offer/screens/no-transport.tsx';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import {
  transportTermsAtom,
  transportTypeAtom,
} from '../../../offer/state/transport-terms-atoms.ts';
import { attemptsAtom } from '../../../../flow/state/flow-atoms.ts';
import { useTranslate, StepScreen } from '../../../../screen-kit/screen.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FormErrors } from '../../../../screen-kit/form-errors.tsx';
import { Form } from '../../../../ui/field/form.tsx';
import { type RadioCardOption, RadioCards } from '../../../../ui/field/radio-cards.tsx';
import { bagIcon, truckIcon } from '../../../../ui/icon/shop-icons.ts';

const TYPE_ID = 'mc-transport-type';

const fieldId = (field: AddressField): string => `mc-transport-${field}`;

/** The errors of the step, after a try to continue. */
function Errors() {
  const type = useAtomValue(transportTypeAtom);
  const issues = useAtomValue(transportAddressIssuesAtom);
  const missing = { fieldId: TYPE_ID, message: 'forms.errors.oneOf' } as const;
  const errors = issues.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  return <FormErrors errors={type === null ? [missing, ...errors] : errors} />;
}

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

/** The choice, or a notice if there is only one type. */
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

/** Take-away or delivery of a menu order. Contract section 2 "delivery". */
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
          {type === 'delivery' && (
            <TypedAddress
              title="transport.addressTitle"
              idOf={fieldId}
              shownIssues={shownTransportIssuesAtom}
              edit={editTransportAddressAction}
              leave={leaveTransportFieldAction}
              inPortugal
            />
          )}
          <CartContinueBar />
        </Form>
      )}
    </StepScreen>
  );
}
