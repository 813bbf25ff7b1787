import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  /** What happened and what to do. */
  children: ReactNode;
  okLabel: string;
  onClose: () => void;
}

/** A message that has to be confirmed with OK. Spec section 8 "an OK modal". */
export function AlertDialog({ open, title, children, okLabel, onClose }: AlertDialogProps) {
  const ok = (
    <Button variant="primary" onClick={onClose}>
      {okLabel}
    </Button>
  );
  return (
    <Dialog open={open} title={title} role="alertdialog" onClose={onClose} actions={ok}>
      {children}
    </Dialog>
  );
}
