import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState, type ComponentType } from 'react';

import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isOrderAtom } from '../../../flow/state/order-messages-atoms.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { DIAL_PREFIXES, type DialPrefix } from '../../../lib/phone/dial-prefixes.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import type { ContactField, ContactFormField } from '../rules/contact-form.ts';
import {
  editContactAction,
  emailIsRequiredAtom,
  leaveFieldAction,
  shownContactIssuesAtom,
} from '../state/contact-fields.ts';
import { CONTACT_FIELD_IDS } from './contact-errors.tsx';

/** A choice of the prefix select. */
export interface DialPrefixOption {
  /** The prefix for its main country, else prefix and country: `+44`, `+44 GG`. No two are the same. */
  value: string;
  text: string;
}

function optionValue({ country, prefix, isMain }: DialPrefix): string {
  return isMain ? prefix : `${prefix} ${country}`;
}

/** The dial prefix of a choice: `+44` of `+44 GG`. */
export function prefixOfOption(value: string): string {
  return value.split(' ', 1)[0] ?? value;
}

/** Every dial prefix with its country's name in a language (BCP 47), by name: "Portugal (+351)". */
export function dialPrefixOptions(locale: string): readonly DialPrefixOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return DIAL_PREFIXES.map((each) => ({
    value: optionValue(each),
    text: `${names.of(each.country) ?? each.country} (${each.prefix})`,
  })).sort((a, b) => compare(a.text, b.text));
}

/** What every control of the form needs: its value, what is wrong with it, and what its events do. */
function useContactField(field: ContactFormField) {
  const value = useAtomValue(contactAtom)[field];
  const issue = useAtomValue(shownContactIssuesAtom).find((each) => each.field === field);
  const edit = useSetAtom(editContactAction);
  const leave = useSetAtom(leaveFieldAction);
  const t = useTranslate();
  return {
    id: CONTACT_FIELD_IDS[field],
    value,
    error: issue ? t(issue.message, issue.values) : null,
    onChange: (text: string) => edit({ [field]: text }),
    onBlur: () => leave(field),
  };
}

function NameField() {
  const t = useTranslate();
  return (
    <TextField
      {...useContactField('name')}
      label={t('contact.name')}
      autoComplete="name"
      required
    />
  );
}

function EmailField() {
  const t = useTranslate();
  const required = useAtomValue(emailIsRequiredAtom);
  return (
    <TextField
      {...useContactField('email')}
      label={t('contact.email')}
      hint={t('contact.emailHint')}
      optionalText={required ? undefined : t('common.optional')}
      type="email"
      inputMode="email"
      autoComplete="email"
      required={required}
    />
  );
}

function MobileField() {
  const t = useTranslate();
  const locale = useAtomValue(formatLocaleAtom);
  const prefixes = useMemo(() => dialPrefixOptions(locale), [locale]);
  const prefix = useContactField('prefix');
  const number = useContactField('phone');
  // The booking knows the prefix alone; which of its countries was chosen is for the eye.
  const [chosen, setChosen] = useState(prefix.value);
  const choose = (option: string) => {
    setChosen(option);
    prefix.onChange(prefixOfOption(option));
  };
  return (
    <PhoneField
      legend={t('contact.phone')}
      prefixLabel={t('contact.prefix')}
      numberLabel={t('contact.phoneNumber')}
      prefixes={prefixes}
      prefix={prefix.value}
      prefixOption={prefixOfOption(chosen) === prefix.value ? chosen : prefix.value}
      prefixId={prefix.id}
      prefixError={prefix.error}
      onPrefixChange={choose}
      onPrefixBlur={prefix.onBlur}
      number={number.value}
      numberId={number.id}
      numberError={number.error}
      onNumberChange={number.onChange}
      onNumberBlur={number.onBlur}
      required
    />
  );
}

function NotesField() {
  const t = useTranslate();
  const { notes } = useAtomValue(contactAtom);
  const edit = useSetAtom(editContactAction);
  const { name } = useAtomValue(venueAtom);
  const isOrder = useAtomValue(isOrderAtom);
  return (
    <TextArea
      label={t('contact.notes', { shop: name })}
      hint={t(isOrder ? 'contact.notesHintOrder' : 'contact.notesHint')}
      optionalText={t('common.optional')}
      value={notes}
      maxLength={NOTES_MAX_LENGTH}
      onChange={(text) => edit({ notes: text })}
    />
  );
}

function VatIdField() {
  const t = useTranslate();
  return (
    <TextField
      {...useContactField('vatId')}
      label={t('contact.vatId')}
      hint={t('contact.vatIdHint')}
      optionalText={t('common.optional')}
      inputMode="numeric"
      autoComplete="off"
      short
    />
  );
}

const FIELDS: Record<ContactField, ComponentType> = {
  name: NameField,
  email: EmailField,
  phone: MobileField,
  notes: NotesField,
  vatId: VatIdField,
};

/** The fields of the contact form that are asked for, in the order given. Spec section 2 screen 6. */
export function ContactFields({ fields }: { fields: readonly ContactField[] }) {
  return fields.map((field) => {
    const Control = FIELDS[field];
    return <Control key={field} />;
  });
}
