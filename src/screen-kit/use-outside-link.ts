import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';

import { openLinkAction } from '../flow/state/announcements.ts';

/** Gives a link's click handler: a new tab or the app's own navigation, which the page may cancel. */
export function useOutsideLink() {
  const openLink = useSetAtom(openLinkAction);
  return (...target: Parameters<typeof openLink>) =>
    (click: MouseEvent) => {
      click.preventDefault();
      openLink(...target);
    };
}
