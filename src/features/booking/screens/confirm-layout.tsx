import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { editStepsAtom } from '../../../flow/state/flow-steps-atoms.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { contactIsKnownAtom } from '../../contact/state/contact-form.ts';
import { InertFields } from '../../../ui/feedback/overlay.tsx';
import { WithSum } from '../../../ui/frame/frame.tsx';
import { ContactBlock } from './contact-block.tsx';

/** Whether the confirmation itself asks for the customer's details: no step before it did, and no account knows them. */
function useAsksContact(): boolean {
  const { contact } = useAtomValue(editStepsAtom);
  const isKnown = useAtomValue(contactIsKnownAtom);
  return !contact && !isKnown;
}

/** The title of a confirmation: a question about the whole only where nothing is missing. */
export function useConfirmTitle(): MessageKey {
  return useAsksContact() ? 'confirm.titleMissing' : 'confirm.title';
}

interface ConfirmLayoutProps {
  /** What is ordered, when, how and for how much. */
  summary: ReactNode;
  /** What the law and the merchant say before the press. */
  children: ReactNode;
  /** The button with its text. */
  bar: ReactNode;
  /** Everything but the bar is inert while the form is sent. */
  resting?: boolean;
}

/**
 * The one arrangement of every confirmation: details that are still missing, then the summary, then the button. Where
 * there is room, the details stand beside the summary with its button; without missing details, the button stands beside the summary.
 */
export function ConfirmLayout(props: ConfirmLayoutProps) {
  const { summary, children, bar, resting = false } = props;
  const asks = useAsksContact();
  const { contact } = useAtomValue(editStepsAtom);
  const beforePress = (
    <>
      <PageSlot name="before-confirm" />
      {children}
    </>
  );
  if (!asks) {
    return (
      <WithSum
        sum={
          <>
            <InertFields className="mc-form" resting={resting}>
              {beforePress}
            </InertFields>
            {bar}
          </>
        }
      >
        <InertFields className="mc-form" resting={resting}>
          {summary}
          {!contact && <ContactBlock />}
        </InertFields>
      </WithSum>
    );
  }
  return (
    <div className="mc-columns">
      <InertFields className="mc-form" resting={resting}>
        <ContactBlock />
      </InertFields>
      <div className="mc-form">
        <InertFields className="mc-form" resting={resting}>
          {summary}
          {beforePress}
        </InertFields>
        {bar}
      </div>
    </div>
  );
}
