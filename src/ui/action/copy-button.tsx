import { useState } from 'react';
import { IconButton } from './button.tsx';
import { checkIcon } from '../icon/icon.tsx';
import { copyIcon } from '../icon/result-icons.ts';

interface CopyButtonProps {
  /** The accessible name: "Copy code". */
  label: string;
  /** The name after a copy until blur: "Copied". */
  copiedLabel: string;
  /** Resolves with false if the browser refused. */
  onCopy: () => Promise<boolean>;
}

/** Copies something and confirms it by a tick and its name. */
export function CopyButton({ label, copiedLabel, onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    onCopy().then(setCopied, () => setCopied(false));
  };
  return (
    <span onBlur={() => setCopied(false)}>
      <IconButton
        icon={copied ? checkIcon : copyIcon}
        label={copied ? copiedLabel : label}
        onClick={copy}
      />
    </span>
  );
}
