import { useState } from 'react';

import { NOTES_MAX_LENGTH, NOTES_ROWS } from '../lib/limits.ts';
import { Button } from '../ui/action/button.tsx';
import { TextArea } from '../ui/field/text-field.tsx';
import { plusIcon } from '../ui/icon/icon.tsx';
import { useFocusInside } from '../ui/use-focus-inside.ts';
import { useTranslate } from './screen.tsx';

interface NoteFieldProps {
  /** Label of the button that opens the field. */
  addText: string;
  label: string;
  hint: string;
  value: string;
  readOnly?: boolean;
  onChange: (value: string) => void;
}

/**
 * An optional note behind a button, to keep required fields in view; open if it has a text. The field takes the focus
 * from the button. Spec section 9 "Cart notes box".
 */
export function NoteField({ addText, ...field }: NoteFieldProps) {
  const [opened, setOpened] = useState<'by text' | 'by button' | null>(null);
  const box = useFocusInside(opened === 'by button');
  const t = useTranslate();
  // Stays open when the text is deleted: a field must not disappear while typing.
  if (field.value !== '' && !opened) setOpened('by text');
  if (!opened) {
    return (
      <Button small variant="quiet" icon={plusIcon} onClick={() => setOpened('by button')}>
        {addText}
      </Button>
    );
  }
  return (
    <div ref={box}>
      <TextArea
        {...field}
        optionalText={t('common.optional')}
        rows={NOTES_ROWS}
        maxLength={NOTES_MAX_LENGTH}
      />
    </div>
  );
}
