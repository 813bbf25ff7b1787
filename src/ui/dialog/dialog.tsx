import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { Button, IconButton } from '../action/button.tsx';
import { closeIcon } from '../icon/icon.tsx';
import './dialog.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** Escape, close button or backdrop. */
  onClose: () => void;
  /** Name of the close button; a dialog without one asks for an answer: its text is announced, and the backdrop does not close it. */
  closeLabel?: string | undefined;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** A native modal dialog. The focus starts at the title and returns, also if the dialog is unmounted. `part="dialog"`. */
export function Dialog(props: DialogProps) {
  const { open, title, onClose, closeLabel, children, actions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="mc-dialog"
      // Lenis, and Locomotive Scroll built on it, leave the wheel to an element with this attribute.
      data-lenis-prevent=""
      role={closeLabel ? 'dialog' : 'alertdialog'}
      aria-labelledby={titleId}
      aria-describedby={closeLabel ? undefined : `${titleId}-body`}
      closedby={closeLabel ? 'any' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mc-dialog__head">
        <h2 className="mc-dialog__title" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {closeLabel && <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />}
      </div>
      <div className="mc-dialog__body" id={`${titleId}-body`}>
        {children}
      </div>
      {actions && <div className="mc-dialog__actions">{actions}</div>}
    </dialog>
  );
}

interface AlertDialogProps extends Omit<DialogProps, 'closeLabel' | 'actions'> {
  okLabel: string;
}

/** A message to confirm with OK. Spec section 8 "an OK modal". */
export function AlertDialog({ okLabel, ...dialog }: AlertDialogProps) {
  const ok = (
    <Button variant="primary" onClick={dialog.onClose}>
      {okLabel}
    </Button>
  );
  return <Dialog {...dialog} actions={ok} />;
}
