import { useAtomValue, useSetAtom } from 'jotai';

import { TEXT_MAX_LENGTH } from '../../../../lib/limits.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import {
  editTransportAddressAction,
  leaveTransportFieldAction,
  shownTransportIssuesAtom,
  type TransportField,
} from '../../state/menu-order-form.ts';
import { transportAddressAtom } from '../../state/transport-state-atoms.ts';
import '../../../../ui/field/field-pair.css';

/** Ids of the address's controls, where the links of an error summary lead. */
export const ADDRESS_FIELD_IDS: Record<TransportField, string> = {
  street: 'mc-transport-street',
  floorDoor: 'mc-transport-floor',
  postalCode: 'mc-transport-postal-code',
  city: 'mc-transport-city',
};

/** What every control of the address needs: its value, what is wrong with it, and what its events do. */
function useAddressField(field: TransportField) {
  const value = useAtomValue(transportAddressAtom)[field];
  const issue = useAtomValue(shownTransportIssuesAtom).find((each) => each.field === field);
  const edit = useSetAtom(editTransportAddressAction);
  const leave = useSetAtom(leaveTransportFieldAction);
  const t = useTranslate();
  return {
    id: ADDRESS_FIELD_IDS[field],
    value,
    maxLength: TEXT_MAX_LENGTH,
    error: issue ? t(issue.message) : null,
    onChange: (text: string) => edit({ [field]: text }),
    onBlur: () => leave(field),
  };
}

/** Where the order is delivered, in Portugal. Spec section 7 "deliveryDetail". */
export function AddressFields() {
  const street = useAddressField('street');
  const floorDoor = useAddressField('floorDoor');
  const postalCode = useAddressField('postalCode');
  const city = useAddressField('city');
  const t = useTranslate();
  return (
    <section className="mc-transport-address">
      <h3 className="mc-transport-address__title">{t('transport.addressTitle')}</h3>
      <TextField
        {...street}
        label={t('transport.street')}
        autoComplete="shipping address-line1"
        required
      />
      <TextField
        {...floorDoor}
        label={t('transport.floorDoor')}
        optionalText={t('common.optional')}
        autoComplete="shipping address-line2"
      />
      <div className="mc-field-pair">
        <TextField
          {...postalCode}
          label={t('transport.postalCode')}
          hint={t('transport.postalCodeHint')}
          autoComplete="shipping postal-code"
          required
          short
        />
        <TextField
          {...city}
          label={t('transport.city')}
          autoComplete="shipping address-level2"
          required
        />
      </div>
    </section>
  );
}
