import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The children failed twice; called once per failure that shows. */
  onError: (error: unknown) => void;
  /** Stands in for the children; `retry` renders them again, `wasShown` says whether they were on the page before. */
  renderFailure: (retry: () => void, wasShown: boolean) => ReactNode;
}

/**
 * Catches what its children throw while they render and in their effects. The first failure is answered by one fresh
 * render: what a screen shows is in the store, so only its own state is lost.
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
