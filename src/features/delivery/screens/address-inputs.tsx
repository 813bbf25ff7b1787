import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';

import type { AddressField, AddressFields, AddressIssue } from '../rules/address-form.ts';
import { PORTUGAL_COUNTRY_ID, TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { countriesAtom, typedAddressAtom } from '../state/typed-address.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import '../../../ui/field/field-pair.css';
import './order.css';

/** An address form. */
export interface AddressForm {
  fields: AddressFields;
  /** The issues that show beside their field now. */
  issues: readonly AddressIssue[];
  /** Id of a field's control, for the error summary. */
  idOf: (field: AddressField) => string;
  /** The section of the `autocomplete` attribute. */
  kind: 'shipping' | 'billing';
  onEdit: (part: Partial<AddressFields>) => void;
  onLeave: (field: AddressField) => void;
}

/** The common props of an address field. */
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

/** The country, if there are several to choose from. */
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

/** Country, street, door, postal code and city. Spec section 5 "Address". */
export function PlaceInputs({ form, inPortugal }: { form: AddressForm; inPortugal?: boolean }) {
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

interface TypedAddressProps extends Pick<AddressForm, 'idOf'> {
  title: MessageKey;
  shownIssues: Atom<readonly AddressIssue[]>;
  edit: WritableAtom<null, [Partial<AddressFields>], unknown>;
  leave: WritableAtom<null, [AddressField], unknown>;
  /** Asks for no country. */
  inPortugal?: boolean;
}

/** A delivery address that is not saved. */
export function TypedAddress(props: TypedAddressProps) {
  const { title, idOf, inPortugal = false } = props;
  const fields = useAtomValue(typedAddressAtom);
  const issues = useAtomValue(props.shownIssues);
  const onEdit = useSetAtom(props.edit);
  const onLeave = useSetAtom(props.leave);
  const t = useTranslate();
  const form: AddressForm = { fields, issues, idOf, kind: 'shipping', onEdit, onLeave };
  return (
    <section className="mc-delivery__section">
      <h3 className="mc-delivery__title">{t(title)}</h3>
      <PlaceInputs form={form} inPortugal={inPortugal} />
    </section>
  );
}
