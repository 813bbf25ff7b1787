import { useAtomValue } from 'jotai';

import { LANGUAGES } from '../platform/i18n/languages.ts';
import { HeaderAccount } from '../features/account/screens/header-account.tsx';
import { Deferred } from '../screen-kit/deferred-view.tsx';
import { deferred } from '../screen-kit/deferred.ts';
import { useAnnouncement } from '../screen-kit/use-announcement.ts';
import { useTranslate } from '../screen-kit/use-translate.ts';
import { currentEntryAtom, progressAtom } from '../flow/state/flow-atoms.ts';
import { configAtom } from '../context/config-atom.ts';
import { languageAtom } from '../context/language-atom.ts';
import { linkedAccountAtom } from '../features/account/state/linked-account-atom.ts';
import { alertAtom, onlineAtom } from '../context/problem-atoms.ts';
import { readinessAtom } from '../flow/state/readiness-atom.ts';
import { showsBannerAtom } from './shows-banner-atom.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { ProgressSteps } from '../ui/feedback/progress-steps.tsx';
import { Frame } from '../ui/frame/frame.tsx';
import type { CheckoutContext } from './checkout-context.ts';
import { CheckoutFooter } from './checkout-footer.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { LoadingView } from './loading-view.tsx';
import { ProblemView } from './problem-view.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { StepView } from './step-view.tsx';

function Progress() {
  const { index, total } = useAtomValue(progressAtom);
  const t = useTranslate();
  if (total < 2) return null;
  return (
    <ProgressSteps
      index={index}
      total={total}
      text={t('frame.progress', { step: index + 1, total })}
    />
  );
}

function OfflineNotice() {
  const text = useTranslate()('frame.offline');
  useAnnouncement(text);
  return <Notice kind="warning">{text}</Notice>;
}

function Content({ context }: { context: CheckoutContext }) {
  const readiness = useAtomValue(readinessAtom);
  const isOnline = useAtomValue(onlineAtom);
  if (readiness.status === 'failed') {
    return <ProblemView problem={readiness.problem} onFatal={context.onFatal} />;
  }
  return (
    <>
      {!isOnline && <OfflineNotice />}
      {readiness.status === 'loading' ? <LoadingView /> : <StepView context={context} />}
    </>
  );
}

const ALERT = deferred(() => import('./checkout-alert.tsx'), { needsTexts: false });
const BANNER = deferred(() => import('./checkout-banner.tsx'), { needsTexts: false });

function Alert() {
  const isDue = useAtomValue(alertAtom) !== null;
  return <Deferred of={ALERT} props={isDue ? {} : null} waiting={null} isAhead />;
}

function Banner() {
  const isDue = useAtomValue(showsBannerAtom);
  return <Deferred of={BANNER} props={isDue ? {} : null} waiting={null} isAhead />;
}

/** The whole picture: header, progress, banner, the step, footer. */
export function CheckoutFrame({ context }: { context: CheckoutContext }) {
  const language = useAtomValue(languageAtom);
  const isStarted = useAtomValue(currentEntryAtom) !== null;
  const { status } = useAtomValue(readinessAtom);
  const { showClose } = useAtomValue(configAtom);
  const isLinked = useAtomValue(linkedAccountAtom) !== null;
  const isReady = status === 'ready';
  // What did not load comes with the next try of the flow.
  const hasFailed = status === 'failed';
  const showsStep = isStarted && isReady;
  const t = useTranslate();
  return (
    <Frame
      lang={LANGUAGES[language].tag}
      label={t('frame.label')}
      header={
        <>
          {(showsStep || (hasFailed && showClose)) && <CheckoutHeader />}
          {(showsStep || isLinked) && <HeaderAccount key={Number(hasFailed)} />}
        </>
      }
      progress={showsStep && <Progress />}
      banner={
        isReady && (
          <ScreenBoundary isOptional>
            <Banner />
          </ScreenBoundary>
        )
      }
      footer={
        <ScreenBoundary isOptional>
          <CheckoutFooter />
        </ScreenBoundary>
      }
    >
      <Content context={context} />
      <Alert />
    </Frame>
  );
}
