import type { CheckoutApp } from '../app/create-checkout-app.ts';
import { createDeferred, type Deferred } from './deferred-promise.ts';

type Command = (app: CheckoutApp) => void;

/**
 * Creates the queue of the page's commands to the app of one element, before and after the app has loaded; `onError`
 * receives the error of a failed command.
 */
export function createAppCommands(onError: (error: unknown) => void) {
  const unanswered = new Set<Deferred>();
  let app: CheckoutApp | null = null;
  let waiting: Command[] = [];

  function perform(command: Command, running: CheckoutApp): void {
    try {
      command(running);
    } catch (error) {
      onError(error);
    }
  }

  /** Runs a command now, or when the app has loaded. */
  function run(command: Command): void {
    if (app) perform(command, app);
    else waiting.push(command);
  }

  return {
    run,
    /**
     * Runs asynchronous work of the app and settles with it. Rejects if the app ends first or never loads; an
     * unhandled rejection is harmless.
     */
    runAsync(command: (app: CheckoutApp) => Promise<void>): Promise<void> {
      const answer = createDeferred();
      const forget = () => unanswered.delete(answer);
      unanswered.add(answer);
      answer.promise.then(forget, forget);
      // Async, so that a synchronous error rejects too.
      run((running) => {
        const result = async () => command(running);
        result().then(answer.resolve, answer.reject);
      });
      return answer.promise;
    },
    /** Called when the app has loaded: runs the queued commands in order. */
    attach(next: CheckoutApp): void {
      app = next;
      for (const command of waiting.splice(0)) perform(command, next);
    },
    /** The app has ended or will not load: drops waiting commands and rejects pending work with `reason`. */
    drop(reason: Error): void {
      app = null;
      waiting = [];
      for (const answer of unanswered) answer.reject(reason);
    },
  };
}
