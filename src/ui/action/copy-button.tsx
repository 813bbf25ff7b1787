import { useState } from 'react';
import { Button } from './button.tsx';
import { checkIcon } from '../icon/icon.tsx';
import { copyIcon } from '../icon/result-icons.ts';

export interface CopyButtonProps {
  label: string;
  /** Shown after a copy until blur: "Copied". */
  copiedLabel: string;
  /** Resolves with false if the browser refused. */
  onCopy: () => Promise<boolean>;
}

/** Copies something and confirms it. */
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
