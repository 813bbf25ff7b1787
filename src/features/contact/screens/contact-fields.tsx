import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState, type ComponentType } from 'react';

import type { ContactField } from '../rules/contact-fields.ts';
import type { ContactFormField } from '../rules/contact-form.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { editContactAction, leaveFieldAction } from '../state/edit-contact.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { emailIsRequiredAtom, shownContactIssuesAtom } from '../state/contact-view-atoms.ts';
import { isOrderAtom } from '../../../flow/state/order-words-atoms.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { CONTACT_FIELD_IDS } from './contact-field-ids.ts';
import { dialPrefixOptions, prefixOfOption } from './dial-prefix-options.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

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
