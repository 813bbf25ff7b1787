import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';

import { contactAtom } from '../../../flow/state/flow-atoms.ts';
import { isOrderAtom } from '../../../flow/state/order-messages-atoms.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import type { ContactField, ContactFormField } from '../rules/contact-form.ts';
import {
  editContactAction,
  emailIsRequiredAtom,
  leaveFieldAction,
  shownContactIssuesAtom,
} from '../state/contact-fields.ts';
import { lockedContactFieldsAtom } from '../state/contact-form.ts';
import { CONTACT_FIELD_IDS } from './contact-errors.tsx';
import { MobileField } from './mobile-field.tsx';

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
    readOnly: useAtomValue(lockedContactFieldsAtom).has(field),
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

function ContactMobileField() {
  const t = useTranslate();
  const prefix = useContactField('prefix');
  const number = useContactField('phone');
  return <MobileField legend={t('contact.phone')} prefix={prefix} number={number} />;
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
      readOnly={useAtomValue(lockedContactFieldsAtom).has('notes')}
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
  phone: ContactMobileField,
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
