import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { suggestEmail } from '../../../lib/text/suggest-email.ts';
import type { MouseEvent } from 'react';
import './email-suggestion.css';

interface EmailSuggestionProps {
  email: string;
  /** Accepts the suggested address. */
  onAccept: (email: string) => void;
}

function Question({ meant, onAccept }: { meant: string; onAccept: (email: string) => void }) {
  const t = useTranslate();
  const text = t('contact.emailMeant', { email: meant });
  useAnnouncement(text);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is removed: the focus moves to the field above it.
    currentTarget.closest('.mc-email')?.querySelector('input')?.focus();
    onAccept(meant);
  };
  return (
    <p className="mc-email__question">
      <Button small variant="quiet" onClick={accept}>
        {text}
      </Button>
    </p>
  );
}

/** Suggests a corrected address, accepted with one press. Belongs below the field, inside `mc-email`. */
export function EmailSuggestion({ email, onAccept }: EmailSuggestionProps) {
  const meant = suggestEmail(email);
  return meant !== null && <Question key={meant} meant={meant} onAccept={onAccept} />;
}
