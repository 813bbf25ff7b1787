import type { CheckoutApp } from '../app/checkout-app.ts';
import { createDeferred, type Deferred } from './promises.ts';

type Command = (app: CheckoutApp) => void;

/** What a page wants of an element's app, whether it has come yet or not. */
export interface AppCommands {
  /** Does something with the app: now, or as soon as there is one. */
  run(command: Command): void;
  /**
   * Asks the app for something that takes its time; settles as the app's own promise does. Rejects when the app goes
   * before that, or never comes; the rejection may be left unhandled.
   */
  ask(question: (app: CheckoutApp) => Promise<void>): Promise<void>;
  /** The app has come: what waited is done, in order. */
  attach(app: CheckoutApp): void;
  /** The app goes or will not come: what waits is dropped, what was asked rejects with `reason`. */
  drop(reason: Error): void;
}

/** Makes the queue of one element; `onError` hears of a command that failed. */
export function createAppCommands(onError: (error: unknown) => void): AppCommands {
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

  function run(command: Command): void {
    if (app) perform(command, app);
    else waiting.push(command);
  }

  return {
    run,
    ask(question) {
      const answer = createDeferred();
      const forget = () => unanswered.delete(answer);
      unanswered.add(answer);
      answer.promise.then(forget, forget);
      // Async, so that a question which throws at once settles too.
      run((running) => {
        const asked = async () => question(running);
        asked().then(answer.resolve, answer.reject);
      });
      return answer.promise;
    },
    attach(next) {
      app = next;
      for (const command of waiting.splice(0)) perform(command, next);
    },
    drop(reason) {
      app = null;
      waiting = [];
      for (const answer of unanswered) answer.reject(reason);
    },
  };
}
