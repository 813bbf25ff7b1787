import { atom, useSetAtom, useStore } from 'jotai';
import { Component, useCallback, useEffect, type ReactNode } from 'react';

import { reportError } from '../context/problems.ts';
import { nowAtom, servicesAtom } from '../context/checkout-context.ts';
import { subviewAtom } from '../flow/state/flow-atoms.ts';
import { requestRestartAction } from '../flow/state/request-restart.ts';
import { useAnnouncement, useTranslate, StepScreen } from '../screen-kit/screen.tsx';
import { ActionBar, Button } from '../ui/action/button.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called once for each failure that is shown, which is after the second error of the children. */
  onError: (error: unknown) => void;
  /** Replaces the children; `retry` renders them again, `wasShown` says whether they were on the page before. */
  renderFailure: (retry: () => void, wasShown: boolean) => ReactNode;
}

/**
 * Catches errors of its children's rendering and effects. Renders them again after the first one: a screen's data is in the
 * store, so only its local state is lost.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  hasRetried = false;
  wasShown = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override componentDidMount() {
    this.wasShown = !this.state.hasFailed;
  }

  override componentDidCatch(error: unknown) {
    if (this.hasRetried) return this.props.onError(error);
    this.hasRetried = true;
    this.retry();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.hasRetried && this.props.renderFailure(this.retry, this.wasShown);
  }
}

/** Makes Back within the step render again, because it shows another view, which may work. */
const retryOnBackAction = atom(null, (get, set, retry: () => void) => {
  const inside = get(subviewAtom);
  const back = inside?.back;
  if (!back) return;
  set(subviewAtom, {
    ...inside,
    back() {
      back();
      retry();
    },
  });
});

/** Sets the clock, so that atoms that depend on it and have failed are computed again. */
const setClockAction = atom(null, (get, set) => set(nowAtom, get(servicesAtom).host.now()));

/** Says that a step cannot be shown; offers to retry and to start over. The header above keeps its Back button. */
function CrashView({ onRetry, takesFocus }: { onRetry: () => void; takesFocus: boolean }) {
  const setClock = useSetAtom(setClockAction);
  const retry = useCallback(() => {
    setClock();
    onRetry();
  }, [setClock, onRetry]);
  const restart = useSetAtom(requestRestartAction);
  const retryOnBack = useSetAtom(retryOnBackAction);
  const t = useTranslate();
  const title = t('crash.title');
  useAnnouncement(title);
  useEffect(() => retryOnBack(retry), [retryOnBack, retry]);
  return (
    <StepScreen title={title} intro={t('crash.text')} focusTitle={takesFocus}>
      <ActionBar>
        <Button advances onClick={() => void restart().then(retry)}>
          {t('savedState.restart')}
        </Button>
        <Button variant="primary" onClick={retry}>
          {t('common.retry')}
        </Button>
      </ActionBar>
    </StepScreen>
  );
}

/**
 * Catches a crash of its children, reports it to the page, and keeps the rest of the checkout working. Renders nothing in
 * place of `isOptional` children.
 */
export function ScreenBoundary(props: { children: ReactNode; isOptional?: boolean }) {
  const { children, isOptional } = props;
  const store = useStore();
  return (
    <ErrorBoundary
      onError={(error) => reportError(store.get, error)}
      renderFailure={(retry, wasShown) =>
        !isOptional && <CrashView onRetry={retry} takesFocus={wasShown} />
      }
    >
      {children}
    </ErrorBoundary>
  );
}
