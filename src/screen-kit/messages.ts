import { useLingui } from '@lingui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';

import type { Message } from '../context/problems.ts';
import { announceAction } from '../flow/state/announcements.ts';
import type { Translate } from '../platform/i18n/message-key.ts';

/** Texts in the language shown; a component that uses it is drawn again when the language changes. */
export function useTranslate(): Translate {
  const { _ } = useLingui();
  return useMemo<Translate>(() => (key, values) => _(key, values), [_]);
}

/** Turns a sentence for the customer into text: ours translated, the server's as it came. */
export function useMessage(): (sentence: Message) => string {
  const t = useTranslate();
  return (sentence) => ('key' in sentence ? t(sentence.key) : sentence.text);
}

/** Says a translated text aloud when it first shows, and again when it changes: for messages that take no focus. */
export function useAnnouncement(text: string): void {
  const announce = useSetAtom(announceAction);
  useEffect(() => {
    announce(text);
  }, [announce, text]);
}
