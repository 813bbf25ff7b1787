import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';

import { contactAtom } from '../state/contact-atom.ts';
import {
  isMenuOrderAtom,
  isProductCheckoutAtom,
  touchedFieldsAtom,
} from '../../../flow/state/flow-atoms.ts';
import { errorsOf, FormErrors, type FormError } from '../../../screen-kit/form-errors.tsx';
import { NoteField } from '../../../screen-kit/note-field.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useFields } from '../../../screen-kit/use-fields.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import type { ContactField, ContactFormField } from '../rules/contact-form-rules.ts';
import {
  CONTACT,
  editContactAction,
  emailIsRequiredAtom,
  lockedContactFieldsAtom,
} from '../state/contact-form.ts';
import { missingAnswersAtom, questionControlId } from '../../questions/state/questions-atoms.ts';
import { EmailSuggestion } from './email-suggestion.tsx';
import { MobileField } from './mobile-field.tsx';
import { useQuestionTexts } from '../../questions/screens/question-texts.ts';
import './contact-fields.css';

/** The errors that block the form, once the customer has tried to continue, those of questions too; `more` adds others. */
export function ContactErrors({ more = [] }: { more?: readonly FormError[] }) {
  const issues = useAtomValue(CONTACT.issues);
  const { labelOf } = useQuestionTexts();
  const missing = useAtomValue(missingAnswersAtom).map((question): FormError => ({
    fieldId: questionControlId(question.id),
    message: 'questions.missing',
    values: { question: labelOf(question) },
  }));
  return <FormErrors errors={[...errorsOf(issues, CONTACT.idOf), ...missing, ...more]} />;
}

/** The properties of a field's control; fields that the page locks are read-only. */
function useContactField(field: ContactFormField) {
  const readOnly = useAtomValue(lockedContactFieldsAtom).has(field);
  return { ...useFields(CONTACT)(field), readOnly };
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
  const field = useContactField('email');
  const isLeft = useAtomValue(touchedFieldsAtom).has(field.id);
  return (
    <div className="mc-email">
      <TextField
        {...field}
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        optionalText={required ? undefined : t('common.optional')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required={required}
      />
      {isLeft && !field.readOnly && (
        <EmailSuggestion email={field.value} onAccept={field.onChange} />
      )}
    </div>
  );
}

function ContactMobileField() {
  const t = useTranslate();
  const prefix = useContactField('prefix');
  const number = useContactField('phone');
  return <MobileField legend={t('contact.phone')} prefix={prefix} number={number} />;
}

function NotesField() {
  const { notes } = useAtomValue(contactAtom);
  const edit = useSetAtom(editContactAction);
  const { name } = useAtomValue(venueAtom);
  const isMenuOrder = useAtomValue(isMenuOrderAtom);
  const isProductOrder = useAtomValue(isProductCheckoutAtom);
  const t = useTranslate();
  return (
    <div className="mc-add-note">
      <NoteField
        addText={t('contact.addNote')}
        label={t('contact.notes', { shop: name })}
        hint={t(isMenuOrder || isProductOrder ? 'contact.notesHintOrder' : 'contact.notesHint')}
        value={notes}
        readOnly={useAtomValue(lockedContactFieldsAtom).has('notes')}
        onChange={(text) => edit({ notes: text })}
      />
    </div>
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
