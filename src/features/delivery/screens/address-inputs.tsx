import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import type { Form } from '../../../flow/state/form-model.ts';
import type { AddressField } from '../rules/address-form.ts';
import { PORTUGAL_COUNTRY_ID, TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { offeredCountriesAtom } from '../state/countries.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useFields } from '../../../screen-kit/use-fields.ts';
import '../../../ui/field/field-pair.css';
import './order.css';

export interface AddressFormProps {
  form: Form<AddressField>;
  /** The section of the `autocomplete` attribute. */
  kind: 'shipping' | 'billing';
}

/** The properties of an address field's control. */
export function useAddressInput(form: Form<AddressField>) {
  const input = useFields(form);
  return (field: AddressField) => ({ ...input(field), maxLength: TEXT_MAX_LENGTH });
}

/** The country, if there are several to choose from. */
function CountryInput({ form, kind }: AddressFormProps) {
  const countries = useAtomValue(offeredCountriesAtom) ?? [];
  const input = useFields(form)('countryId');
  const t = useTranslate();
  if (countries.length < 2) return null;
  return (
    <SelectField
      {...input}
      label={t('address.country')}
      options={countries.map(({ id, name }) => ({ value: id, text: name }))}
      emptyText={
        countries.some(({ id }) => id === input.value) ? undefined : t('address.countryChoose')
      }
      autoComplete={`${kind} country-name`}
      required
    />
  );
}

/** Country, street, door, postal code and city. Spec section 5 "Address". */
export function PlaceInputs({ form, kind }: AddressFormProps) {
  const input = useAddressInput(form);
  const t = useTranslate();
  const isPortuguese = useAtomValue(form.values).countryId === PORTUGAL_COUNTRY_ID;
  return (
    <>
      <CountryInput form={form} kind={kind} />
      <TextField
        {...input('street')}
        label={t('transport.street')}
        autoComplete={`${kind} address-line1`}
        required
      />
      <TextField
        {...input('floorDoor')}
        label={t('transport.floorDoor')}
        optionalText={t('common.optional')}
        autoComplete={`${kind} address-line2`}
      />
      <div className="mc-field-pair">
        <TextField
          {...input('postalCode')}
          label={t('transport.postalCode')}
          hint={isPortuguese ? t('transport.postalCodeHint') : undefined}
          autoComplete={`${kind} postal-code`}
          required
          short
        />
        <TextField
          {...input('city')}
          label={t('transport.city')}
          autoComplete={`${kind} address-level2`}
          required
        />
      </div>
    </>
  );
}

interface TypedAddressProps {
  title: MessageKey;
  form: Form<AddressField>;
  /** Between the title and the fields. */
  children?: ReactNode;
}

/** A form for a delivery address. */
export function TypedAddress({ title, form, children }: TypedAddressProps) {
  const t = useTranslate();
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t(title)}</h3>
      {children}
      <PlaceInputs form={form} kind="shipping" />
    </section>
  );
}
