import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { announceAction } from '../flow/state/announce.ts';

/** Says a translated text aloud when it first shows, and again when it changes: for messages that take no focus. */
export function useAnnouncement(text: string): void {
  const announce = useSetAtom(announceAction);
  useEffect(() => {
    announce(text);
  }, [announce, text]);
}
