import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { StepScreen } from '../screen-kit/step-screen.tsx';
import { useAnnouncement } from '../screen-kit/use-announcement.ts';
import { useTranslate } from '../screen-kit/use-translate.ts';
import { askForRestartAction } from '../flow/state/ask-for-restart.ts';
import { stepInsideAtom } from '../flow/state/step-inside-atom.ts';
import { reportError, toApiError } from '../context/report-problem.ts';
import { servicesAtom } from '../context/services.ts';
import { ActionBar } from '../ui/action/action-bar.tsx';
import { Button } from '../ui/action/button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** Back within the step shows another of its views, which may not fail. */
const retryOnBackAction = atom(null, (get, set, retry: () => void) => {
  const inside = get(stepInsideAtom);
  const back = inside?.back;
  if (!back) return;
  set(stepInsideAtom, {
    ...inside,
    back() {
      back();
      retry();
    },
  });
});

/** Says that a step cannot be shown, with the ways on; the header above it keeps the way back. */
function CrashView({ retry, takesFocus }: { retry: () => void; takesFocus: boolean }) {
  const restart = useSetAtom(askForRestartAction);
  const retryOnBack = useSetAtom(retryOnBackAction);
  const t = useTranslate();
  const title = t('crash.title');
  useAnnouncement(title);
  useEffect(() => retryOnBack(retry), [retryOnBack, retry]);
  return (
    <StepScreen title={title} intro={t('crash.text')} focusTitle={takesFocus}>
      <ActionBar
        secondary={
          <Button advances onClick={() => void restart().then(retry)}>
            {t('savedState.restart')}
          </Button>
        }
      >
        <Button variant="primary" onClick={retry}>
          {t('common.retry')}
        </Button>
      </ActionBar>
    </StepScreen>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** The checkout works without the children: where they fail, nothing stands in their place. */
  isOptional?: boolean;
}

/** Keeps a failure of its children to itself: the page hears of it, and the rest of the checkout works. */
export function ScreenBoundary({ children, isOptional = false }: BoundaryProps) {
  const { host } = useAtomValue(servicesAtom);
  return (
    <ErrorBoundary
      onError={(error) => reportError(host, toApiError(error))}
      renderFailure={(retry, wasShown) =>
        !isOptional && <CrashView retry={retry} takesFocus={wasShown} />
      }
    >
      {children}
    </ErrorBoundary>
  );
}
