import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { alertAtom, onlineAtom, showsOfflineAtom } from '../context/problems.ts';
import { HeaderAccount, LinkedAccount } from '../features/account/screens/header-account.tsx';
import { OfferImage, OfferPrice } from '../features/offer/screens/offer-intro.tsx';
import { linkedAccountAtom } from '../features/account/state/linked-account.ts';
import {
  servicesAtom,
  configAtom,
  entityConfigAtom,
  languageAtom,
  siteLinksAtom,
} from '../context/checkout-context.ts';
import {
  canGoBackAtom,
  currentEntryAtom,
  flowStatusAtom,
  stepNumberAtom,
} from '../flow/state/flow-atoms.ts';
import type { FlowProblem } from '../flow/flow-problem.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { tableAtom } from '../features/offer/state/table-atom.ts';
import { SANDBOX_BASE } from '../lib/config/urls.ts';
import type { LinkName } from '../lib/config/links.ts';
import { MIDDLE_DOT } from '../lib/text/non-breaking.ts';
import { LANGUAGES } from '../platform/i18n/languages.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { Deferred, deferred } from '../screen-kit/deferred.tsx';
import { useAnnouncement, useTranslate } from '../screen-kit/screen.tsx';
import { PageLink } from '../screen-kit/page-link.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Footer, LanguageShown, PoweredBy } from '../ui/frame/footer.tsx';
import { Frame, Header, ProgressSteps } from '../ui/frame/frame.tsx';
import { hasPaymentElsewhereAtom } from './change-target.ts';
import { ScreenBoundary } from './error-boundary.tsx';
import { LoadingView } from './loading-view.tsx';
import { headerTitlesAtom, showsBannerAtom } from './header-atoms.ts';
import { StepView } from './step-view.tsx';

const SERVICE_FACTS = deferred(async () => {
  const { ServiceFacts } = await import('../features/offer/screens/service-facts.tsx');
  return { default: ServiceFacts };
});

/** Duration and price of the service that is booked; its line is kept until they are there. */
const BookedService = () => <Deferred of={SERVICE_FACTS} waiting={<p>&nbsp;</p>} isQuiet />;

/** The steps whose header shows what is offered, or where. */
const PICTURED_STEPS: ReadonlySet<string | undefined> = new Set(['choice', 'menu', 'services']);

/** The title of the offer, on its first step with picture and price; back and close. Spec section 2 "Header options". */
function CheckoutHeader({ progress }: { progress: ReactNode }) {
  const { title, subtitle } = useAtomValue(headerTitlesAtom);
  const table = useAtomValue(tableAtom);
  const canGoBack = useAtomValue(canGoBackAtom);
  const step = useAtomValue(currentEntryAtom)?.step;
  const { showClose } = useAtomValue(configAtom);
  const goBack = useSetAtom(goBackAction);
  const { host } = useAtomValue(servicesAtom);
  const t = useTranslate();
  const lines = [subtitle, table && t('frame.table', { table })].filter(Boolean);
  return (
    <Header
      title={title}
      subtitle={lines.join(MIDDLE_DOT) || undefined}
      picture={PICTURED_STEPS.has(step) && <OfferImage />}
      price={(step === 'choice' && <OfferPrice />) || (step === 'booking' && <BookedService />)}
      progress={progress}
      account={<HeaderAccount />}
      back={canGoBack ? { label: t('common.back'), onClick: goBack } : undefined}
      close={showClose ? { label: t('common.close'), onClick: () => host.close() } : undefined}
    />
  );
}

const PRODUCT_NAME = 'merchant-checkout';

/** The client platform that shows language picker and "powered by". Spec section 1. */
const WIDGET_PLATFORM = 'WIDGET';

const LINK_TEXTS: readonly [LinkName, MessageKey][] = [
  ['privacy', 'footer.privacy'],
  ['terms', 'footer.terms'],
  ['withdrawal', 'footer.withdrawal'],
  ['disputes', 'footer.disputes'],
  ['complaints', 'footer.complaints'],
];

const DEMO_BAND = deferred(() => import('./demo-band.tsx'));
const LANGUAGE_PICKER = deferred(() => import('./checkout-languages.tsx'));

/** The language picker, loaded after the first screen; until then a placeholder with the language's name. */
function Languages() {
  const { code, name } = LANGUAGES[useAtomValue(languageAtom)];
  const waiting = (
    <span className="mc-language">
      <LanguageShown code={code} name={name} />
    </span>
  );
  return <Deferred of={LANGUAGE_PICKER} waiting={waiting} isAhead isQuiet />;
}

/** Says that nothing is charged if the answers come from the sandbox, or from a server that calls itself a demo. */
function Demo() {
  const { middleware } = useAtomValue(configAtom);
  const { demo } = useAtomValue(entityConfigAtom).env;
  if (!demo && middleware !== SANDBOX_BASE) return null;
  return <Deferred of={DEMO_BAND} isQuiet />;
}

/** Language picker, legal links and "powered by". */
export function CheckoutFooter() {
  const { clientPlatform } = useAtomValue(configAtom);
  const links = useAtomValue(siteLinksAtom);
  const t = useTranslate();
  const isWidget = clientPlatform.toUpperCase() === WIDGET_PLATFORM;
  const shown = LINK_TEXTS.flatMap(([name, text]) => {
    const href = links[name];
    if (!href) return [];
    return [
      <PageLink key={name} to={name} href={href}>
        {t(text)}
      </PageLink>,
    ];
  });
  return (
    <>
      <Demo />
      <Footer
        links={shown}
        languages={isWidget && <Languages />}
        poweredBy={isWidget && <PoweredBy text={t('footer.poweredBy')} name={PRODUCT_NAME} />}
      />
    </>
  );
}

function Progress() {
  const number = useAtomValue(stepNumberAtom);
  const t = useTranslate();
  if (!number || number.total < 2) return null;
  return <ProgressSteps {...number} text={t('frame.progress', number)} />;
}

function OfflineNotice() {
  const text = useTranslate()('frame.offline');
  useAnnouncement(text);
  return <Notice kind="warning">{text}</Notice>;
}

/** A payment that the page has left by a change of attributes. */
function PaymentElsewhere() {
  const isDue = useAtomValue(hasPaymentElsewhereAtom);
  return <Deferred of={LEFT_PAYMENT} props={isDue ? {} : null} />;
}

const PROBLEM = deferred(() => import('./problem-view.tsx'));

/** Tells the shell at once that the flow cannot be shown; the view that says why loads. */
function Problem({ problem }: { problem: FlowProblem }) {
  const { onFatal } = useAtomValue(servicesAtom);
  useEffect(onFatal, [onFatal, problem]);
  return <Deferred of={PROBLEM} props={{ problem }} waiting={<LoadingView />} />;
}

function Content() {
  const flowStatus = useAtomValue(flowStatusAtom);
  const isOnline = useAtomValue(onlineAtom);
  const isSaid = useAtomValue(showsOfflineAtom);
  if (flowStatus.status === 'failed') {
    return (
      <>
        <PaymentElsewhere />
        <Problem problem={flowStatus.problem} />
      </>
    );
  }
  return (
    <>
      {!isOnline && !isSaid && <OfflineNotice />}
      <PaymentElsewhere />
      {flowStatus.status === 'loading' ? <LoadingView /> : <StepView />}
    </>
  );
}

const LEFT_PAYMENT = deferred(() => import('./payment-elsewhere-notice.tsx'));
const ALERT = deferred(() => import('./checkout-alert.tsx'));
const BANNER = deferred(() => import('./checkout-banner.tsx'));

function Alert() {
  const isDue = useAtomValue(alertAtom) !== null;
  return <Deferred of={ALERT} props={isDue ? {} : null} isAhead />;
}

function Banner() {
  const isDue = useAtomValue(showsBannerAtom);
  return <Deferred of={BANNER} props={isDue ? {} : null} isAhead />;
}

/** The whole checkout: header, progress, banner, step and footer. */
export function CheckoutFrame() {
  const language = useAtomValue(languageAtom);
  const isStarted = useAtomValue(currentEntryAtom) !== null;
  const { status } = useAtomValue(flowStatusAtom);
  const { showClose } = useAtomValue(configAtom);
  const isLinked = useAtomValue(linkedAccountAtom) !== null;
  const isReady = status === 'ready';
  // As the key of the linked account, so that a retry of the flow also retries its code.
  const hasFailed = status === 'failed';
  const showsStep = isStarted && isReady;
  const t = useTranslate();
  return (
    <Frame
      lang={LANGUAGES[language].tag}
      label={t('frame.label')}
      header={
        <>
          {(showsStep || (hasFailed && showClose)) && (
            <CheckoutHeader progress={showsStep && <Progress />} />
          )}
          {isLinked && <LinkedAccount key={Number(hasFailed)} isQuiet={hasFailed} />}
        </>
      }
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
      <Content />
      <Alert />
    </Frame>
  );
}
