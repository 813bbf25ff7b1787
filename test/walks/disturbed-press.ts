import { JOURNAL_PREFIX } from '../../src/lib/limits.ts';
import { isDeepStrictEqual } from 'node:util';

import { sessionAction } from '../../src/features/account/state/session.ts';
import { setLanguageAction } from '../../src/app/set-language.ts';
import type { CheckoutConfig } from '../../src/lib/config/checkout-config.ts';
import type { LanguageCode } from '../../src/lib/config/language.ts';
import {
  TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../../src/platform/host/account/middleware-cookies.ts';
import {
  recordRequest,
  type RecordedRequest,
} from '../../demo/sandbox/control/recorded-requests.ts';
import type { CheckoutEvent } from '../../src/platform/host/checkout-events.ts';
import type { Tab } from '../model/tab.ts';
import { startVirtualWalk, type VirtualWalk } from './start-walk.ts';

/** Everything that a page and a customer can change while a press is under way. */
export interface Disturbance {
  /** The page's changes of its attributes, at once. */
  attributes: Partial<CheckoutConfig>;
  language: LanguageCode | null;
  account: 'same' | 'signed out' | 'another';
}

/** A kind of submission: the way to its button, and the button. */
export interface PressedKind {
  name: string;
  config: Partial<CheckoutConfig>;
  account?: { id: string; token: string };
  /** From the first screen to the press. */
  toPress: (walk: VirtualWalk) => Promise<void>;
  press: (tab: Tab) => unknown;
  /** The page holds the press for some turns of the queue. */
  isHeld?: true;
}

/** When a disturbance happens: at which await after the press, and how many turns of the queue later. */
interface Moment {
  await: number;
  turns: number;
}

/** What a press has led to. */
export interface Outcome {
  /** The awaits between press and answer, in order. */
  awaits: readonly string[];
  /** The requests that change something, and addresses that the window was sent to. */
  sent: readonly unknown[];
  /** The reads before the first of them. */
  reads: readonly RecordedRequest[];
  /** The journal at each of the requests sent. */
  journal: readonly (readonly unknown[])[];
}

/** The page hears of the press, and may change things in its listener. */
export const ASKS_PAGE = 'the page is asked';

/** The page holds the press, and may change things before it lets go. */
const HELD = 'the page lets go';

const isSubmit = (event: Event): event is CheckoutEvent<'submit'> => 'waitUntil' in event;

const SECOND_ACCOUNT = { id: '1002', token: 'token-premium' };
/** Writes of the page's new items, which are no part of a press: none may come before what was pressed. */
const CHANGES_CART = /shopping-cart\/(?:add|remove)/;

function disturb(
  { world, tab }: VirtualWalk,
  { attributes, language, account }: Disturbance,
): void {
  tab.configure(attributes);
  if (language) tab.run(() => tab.store.set(setLanguageAction, language));
  if (account === 'signed out') tab.run(() => tab.store.set(sessionAction, { kind: 'signOut' }));
  if (account === 'another') {
    world.cookies.set(USER_ID_COOKIE, SECOND_ACCOUNT.id);
    world.cookies.set(TOKEN_COOKIE, SECOND_ACCOUNT.token);
    tab.host.changeAccountElsewhere();
  }
}

/** Replaces drawn ids by their order of appearance: how many were drawn before is no part of the outcome. */
function withoutDrawnIds<Value>(outcome: Value): Value {
  const names = new Map<string, string>();
  const text = JSON.stringify(outcome).replaceAll(/id-\d+/g, (id) => {
    const name = names.get(id) ?? `drawn ${names.size + 1}`;
    names.set(id, name);
    return name;
  });
  return JSON.parse(text) as Value;
}

/** Presses once, in a page of its own; `disturbance` happens at its moment. */
export async function pressOnce(
  { config, account, toPress, press, isHeld }: PressedKind,
  disturbance?: Disturbance & { at: Moment },
): Promise<Outcome> {
  const walk = await startVirtualWalk(config, account ? { account } : {});
  await toPress(walk);
  const { world, tab } = walk;
  const awaits: string[] = [];
  const sent: unknown[] = [];
  const reads: RecordedRequest[] = [];
  const journal: (readonly unknown[])[] = [];
  /** How many of them there were with the last one of the press. */
  let sentByPress = 0;
  let isDisturbed = false;

  const pass = (name: string): void => {
    const isDue = disturbance?.at.await === awaits.length;
    awaits.push(name);
    if (!isDue || isDisturbed) return;
    isDisturbed = true;
    if (disturbance.at.turns === 0) return disturb(walk, disturbance);
    void (async () => {
      for (let turn = 0; turn < disturbance.at.turns; turn += 1) await Promise.resolve();
      disturb(walk, disturbance);
    })();
  };
  const entries = () =>
    [...world.shared.entries()]
      .filter(([key]) => key.startsWith(JOURNAL_PREFIX))
      .map(([key, value]) => [key, JSON.parse(value) as unknown]);

  const { send } = world;
  world.send = async (request, sender, check) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const record = await recordRequest(request);
    if (request.method === 'GET') {
      if (sent.length === 0) reads.push(record);
    } else {
      sent.push(record);
      journal.push(entries());
      if (!CHANGES_CART.test(name)) sentByPress = sent.length;
    }
    pass(`${name} leaves`);
    const answer = await send(request, sender, check);
    pass(`${name} is answered`);
    return answer;
  };
  const { emit, redirect } = tab.host;
  const locks = {
    request: async (_name: string, _options: unknown, run: () => unknown) => {
      pass('lock is asked for');
      const result = await run();
      pass('lock is released');
      return result;
    },
    query: async () => ({}),
  };
  Object.assign(tab.host, {
    locks,
    emit: (...[name, detail, prepare]: Parameters<typeof emit>) => {
      const letGo = async () => {
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
        pass(HELD);
      };
      const isFree = emit(name, detail, (event) => {
        prepare?.(event);
        if (isHeld && isSubmit(event)) event.waitUntil(letGo());
      });
      if (name === 'submit') pass(ASKS_PAGE);
      return isFree;
    },
    redirect: async (...args: Parameters<typeof redirect>) => {
      sentByPress = sent.push(args);
      journal.push(entries());
      return redirect(...args);
    },
    activity: {
      ...tab.host.activity,
      during: async <Value>(work: Promise<Value>) => {
        pass('code or lock is waited for');
        const value = await work;
        pass('code or lock is there');
        return value;
      },
    },
  });
  await walk.does((pressed) => {
    const work = press(pressed);
    pass('the press');
    return work;
  });
  return withoutDrawnIds({
    awaits,
    sent: sent.slice(0, sentByPress),
    reads,
    journal: journal.slice(0, sentByPress),
  });
}

/**
 * The difference of a disturbed press from an undisturbed one; null without any. `maySendNothing` allows that nothing was
 * sent.
 */
export function differenceOf(
  undisturbed: Outcome,
  disturbed: Outcome,
  maySendNothing: boolean,
): unknown {
  if (maySendNothing && disturbed.sent.length === 0) return null;
  if (!isDeepStrictEqual(disturbed.sent, undisturbed.sent)) {
    return { sent: disturbed.sent, insteadOf: undisturbed.sent };
  }
  if (!isDeepStrictEqual(disturbed.journal, undisturbed.journal)) {
    return { journal: disturbed.journal, insteadOf: undisturbed.journal };
  }
  const missing = undisturbed.reads.filter(
    (read) => !disturbed.reads.some((other) => isDeepStrictEqual(read, other)),
  );
  return missing.length > 0 ? { missing, reads: disturbed.reads } : null;
}
