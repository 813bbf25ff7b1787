import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode, useMemo } from 'react';
import { stepNoticeAtom, type StepNotice, type Message } from '../context/problems.ts';
import { announceAction } from '../flow/state/announcements.ts';
import { stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { requestRestartAction } from '../flow/state/request-restart.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { oneFullStop } from '../lib/text/one-full-stop.ts';
import { Step } from '../ui/frame/frame.tsx';
import { useLingui } from '@lingui/react';
import type { Translate } from '../platform/i18n/message-key.ts';

/** Translates into the current language; the component is rendered again when the language changes. */
export function useTranslate(): Translate {
  const { _ } = useLingui();
  return useMemo<Translate>(() => (key, values) => oneFullStop(_(key, values), values), [_]);
}

/** Turns a message for the customer into text: ours translated, the server's as it is. */
export function useMessage(): (message: Message) => string {
  const t = useTranslate();
  return (message) => ('key' in message ? t(message.key) : message.text);
}

/**
 * Announces a text when it first shows and when it changes, for messages that do not take the focus. An empty text
 * leaves the announcements of others alone.
 */
export function useAnnouncement(text: string): void {
  const announce = useSetAtom(announceAction);
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
}

const announcedNoticeAtom = atom<StepNotice | null>(null);

/** Announces a notice once, also when its view is mounted again. */
const announceNoticeAction = atom(null, (get, set, notice: StepNotice | null, text: string) => {
  if (get(announcedNoticeAtom) === notice) return;
  set(announcedNoticeAtom, notice);
  if (notice) set(announceAction, text);
});

/** The notice at the top of the step: why the customer is back here, that choices were restored, or a failure. */
export function StepNoticeView() {
  const notice = useAtomValue(stepNoticeAtom);
  const restart = useSetAtom(requestRestartAction);
  const t = useTranslate();
  const say = useMessage();
  const announce = useSetAtom(announceNoticeAction);
  const reference = notice?.reference;
  const whom = reference ? t('confirm.tryReference', { reference }) : '';
  const next = notice?.next ? t(notice.next) : '';
  const text = notice ? `${say(notice.message)} ${next} ${whom}`.trim() : '';
  useEffect(() => {
    // The last announcement wins: after a change of step, the notice matters more than the progress.
    queueMicrotask(() => announce(notice, text));
  }, [announce, notice, text]);
  if (!notice) return null;
  const action = notice.offersRestart && (
    <Button advances small onClick={() => void restart()}>
      {t('savedState.restart')}
    </Button>
  );
  return (
    <Notice kind={notice.tone} action={action}>
      {text}
    </Notice>
  );
}

interface StepScreenProps {
  title: string;
  intro?: ReactNode;
  mark?: ReactNode;
  /** Focuses the heading also on the first step: another view of the same step was shown before. */
  focusTitle?: boolean | undefined;
  /** Above the notice: it is more urgent. */
  lead?: ReactNode;
  children: ReactNode;
}

/**
 * The layout of every step: heading, notice, content. The heading takes the focus after a change of step, but not when
 * the page has just loaded.
 */
export function StepScreen(props: StepScreenProps) {
  const { title, intro, mark, focusTitle, lead, children } = props;
  const changes = useAtomValue(stepChangesAtom);
  return (
    <Step title={title} intro={intro} mark={mark} focusTitle={focusTitle || changes > 0}>
      {lead}
      <StepNoticeView />
      {children}
    </Step>
  );
}
