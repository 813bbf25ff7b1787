import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

import type { ContactField } from '../../contact/rules/contact-form-rules.ts';
import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { askedContactAtom } from '../../contact/state/asked-contact.ts';
import { askedContactFieldsAtom, CONTACT } from '../../contact/state/contact-form.ts';
import { editStepsAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { customerEmailAtom } from '../state/booking-result.ts';
import { Card, SummaryList, type SummaryRow } from '../../../ui/display/card.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { ContactFields } from '../../contact/screens/contact-fields.tsx';
import { AnswerList, Questions } from '../../questions/screens/questions.tsx';
import { HaveAccount } from '../../contact/screens/have-account.tsx';
import { MerchantNote } from '../../offer/screens/merchant-note.tsx';
import { siteLinksAtom } from '../../../context/checkout-context.ts';
import { PageLink } from '../../../screen-kit/page-link.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { ChangeButton, StepCard } from './booking-summary.tsx';

/** Profile fields that can be changed for one booking; the e-mail identifies the account. */
const CHANGEABLE: readonly ContactField[] = ['name', 'phone'];

function ContactList({ withNotes, children }: { withNotes: boolean; children?: ReactNode }) {
  const contact = useAtomValue(askedContactAtom);
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  const rows = [
    { label: t('contact.name'), value: contact.name.trim() },
    { label: t('contact.email'), value: email },
    { label: t('contact.phone'), value: contact.phone && formatPhone(contact) },
    { label: t('contact.vatId'), value: withNotes ? contact.vatId : '' },
    { label: t('confirm.notes'), value: withNotes ? contact.notes.trim() : '' },
  ];
  return <SummaryList rows={rows.filter((row) => row.value)}>{children}</SummaryList>;
}

/** The contact of an earlier step as a row, with a button back; null without such a step. */
export function useContactRow(): SummaryRow | null {
  const { contact: step } = useAtomValue(editStepsAtom);
  const { name, prefix, phone, vatId, notes } = useAtomValue(askedContactAtom);
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  if (!step) return null;
  const lines = [email, phone && formatPhone({ prefix, phone }), vatId, notes.trim()];
  return {
    label: t('clientInfo.title'),
    value: name.trim(),
    note: (
      <>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="mc-confirm__line">
            {line}
          </span>
        ))}
        <AnswerList lineClass="mc-confirm__line" />
      </>
    ),
    action: <ChangeButton title="clientInfo.title" step={step} />,
  };
}

/** The profile's name and number, editable for this booking; open if they have errors. */
function KnownContact({ fields }: { fields: readonly ContactField[] }) {
  const issues = useAtomValue(CONTACT.shownIssues);
  const [opened, setOpened] = useState(false);
  const t = useTranslate();
  // Stays open when the errors are gone: a field must not disappear during typing.
  if (issues.length > 0 && !opened) setOpened(true);
  return (
    <>
      <ContactList withNotes={false} />
      <Details summary={t('contact.changeKnown')} open={opened}>
        <Stack>
          <ContactFields fields={fields} />
        </Stack>
      </Details>
    </>
  );
}

/** The privacy policy, beside the details that it is about; nothing without a page. */
function PrivacyLink() {
  const { privacy } = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  return (
    privacy && (
      <p className="mc-quiet">
        <PageLink to="privacy" href={privacy}>
          {t('clientInfo.privacy')}
        </PageLink>
      </p>
    )
  );
}

/** The client-information form in flows without that step. Contract section 2 "confirm". */
function ContactForm() {
  const asked = useAtomValue(askedContactFieldsAtom);
  const known = CHANGEABLE.filter((field) => !asked.includes(field));
  const t = useTranslate();
  return (
    <>
      <Card title={t('clientInfo.title')} aside={<HaveAccount small />}>
        <Stack>
          {known.length > 0 && <KnownContact fields={known} />}
          <ContactFields fields={asked} />
          <Questions />
          <PrivacyLink />
        </Stack>
      </Card>
      <MerchantNote />
    </>
  );
}

/** The contact from an earlier step, with a button back, or its form. */
export function ContactBlock() {
  const { contact } = useAtomValue(editStepsAtom);
  if (!contact) return <ContactForm />;
  return (
    <StepCard title="clientInfo.title" step={contact}>
      <ContactList withNotes>
        <AnswerList />
      </ContactList>
    </StepCard>
  );
}
