import { useState } from 'react';
import { Button } from './button.tsx';
import { checkIcon } from '../icon/frame-icons.ts';
import { copyIcon } from '../icon/result-icons.ts';

export interface CopyButtonProps {
  label: string;
  /** Shown after a copy, until the button loses the focus: "Copied". */
  copiedLabel: string;
  /** Copies; false when the browser refused. */
  onCopy: () => Promise<boolean>;
}

/** Copies something and says that it did. */
export function CopyButton({ label, copiedLabel, onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    onCopy().then(setCopied, () => setCopied(false));
  };
  return (
    <span onBlur={() => setCopied(false)}>
      <Button small icon={copied ? checkIcon : copyIcon} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
    </span>
  );
}
