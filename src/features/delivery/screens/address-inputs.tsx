import { useAtomValue } from 'jotai';

import type { AddressField, AddressFields, AddressIssue } from '../rules/address-form.ts';
import { PORTUGAL_COUNTRY_ID, TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import { countriesAtom } from '../state/countries-atom.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import '../../../ui/field/field-pair.css';

/** An address that is typed, wherever it is kept. */
export interface AddressForm {
  fields: AddressFields;
  /** What stands beside its field now. */
  issues: readonly AddressIssue[];
  /** Id of a field's control, the target of an error summary. */
  idOf: (field: AddressField) => string;
  /** What a browser knows the address as. */
  kind: 'shipping' | 'billing';
  onEdit: (part: Partial<AddressFields>) => void;
  onLeave: (field: AddressField) => void;
}

/** What every control of an address needs: its value, what is wrong with it, and what its events do. */
export function useAddressInput({ fields, issues, idOf, onEdit, onLeave }: AddressForm) {
  const t = useTranslate();
  return (field: AddressField) => {
    const issue = issues.find((each) => each.field === field);
    return {
      id: idOf(field),
      value: fields[field],
      maxLength: TEXT_MAX_LENGTH,
      error: issue ? t(issue.message) : null,
      onChange: (text: string) => onEdit({ [field]: text }),
      onBlur: () => onLeave(field),
    };
  };
}

/** The country, where there are several to choose from; an address without one is in Portugal. */
function CountryInput({ form }: { form: AddressForm }) {
  const countries = useAtomValue(countriesAtom) ?? [];
  const { maxLength: _maxLength, ...input } = useAddressInput(form)('countryId');
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
      autoComplete={`${form.kind} country-name`}
      required
    />
  );
}

interface PlaceInputsProps {
  form: AddressForm;
  /** The country is not asked for. */
  inPortugal?: boolean;
}

/** Where a parcel goes: country, street, door, postal code and city. Spec section 5 "Address". */
export function PlaceInputs({ form, inPortugal = false }: PlaceInputsProps) {
  const input = useAddressInput(form);
  const t = useTranslate();
  const isPortuguese = form.fields.countryId === PORTUGAL_COUNTRY_ID;
  return (
    <>
      {!inPortugal && <CountryInput form={form} />}
      <TextField
        {...input('street')}
        label={t('transport.street')}
        autoComplete={`${form.kind} address-line1`}
        required
      />
      <TextField
        {...input('floorDoor')}
        label={t('transport.floorDoor')}
        optionalText={t('common.optional')}
        autoComplete={`${form.kind} address-line2`}
      />
      <div className="mc-field-pair">
        <TextField
          {...input('postalCode')}
          label={t('transport.postalCode')}
          hint={isPortuguese ? t('transport.postalCodeHint') : undefined}
          autoComplete={`${form.kind} postal-code`}
          required
          short
        />
        <TextField
          {...input('city')}
          label={t('transport.city')}
          autoComplete={`${form.kind} address-level2`}
          required
        />
      </div>
    </>
  );
}
