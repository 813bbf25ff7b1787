import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { refusalAtom, type RefusedThing } from '../context/problems.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';
import { useFocusOnMount } from '../ui/use-focus-on-mount.ts';
import { useMessage } from './screen.tsx';

interface RefusalNoticeProps {
  /** The refusals shown here; others are not. */
  of: RefusedThing;
  /** The next action, if it is not the button beside the notice. */
  action?: ReactNode;
}

function Refused({ text, action }: { text: string; action: ReactNode }) {
  const place = useFocusOnMount<HTMLDivElement>();
  useFocusFallback(place);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="danger" action={action}>
        {text}
      </Notice>
    </div>
  );
}

/**
 * The reason of a refusal beside the pressed button, at once or when its dialog is closed. Takes the focus, and
 * disappears with the next try; a focus in it moves to the button of its form. Spec section 8.
 */
export function RefusalNotice({ of, action }: RefusalNoticeProps) {
  const refusal = useAtomValue(refusalAtom);
  const say = useMessage();
  return refusal?.about === of && <Refused text={say(refusal)} action={action} />;
}
