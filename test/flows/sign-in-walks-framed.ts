import {
  hearEvents,
  openFramed,
  until,
  type Attributes,
  type HeardEvent,
} from '../support/index.ts';
import type { Walk } from './walk.ts';
import { WORDS } from './words.ts';

/** The messages of the framed page to the window around it. */
interface ParentMessage {
  id: string;
  type: string;
  detail: unknown;
  /** The sender, which also gets the answer. */
  from: Window;
}

function isMessage(data: unknown): data is Omit<ParentMessage, 'from'> {
  return (
    typeof data === 'object' &&
    data !== null &&
    Reflect.get(data, 'source') === 'merchant-checkout' &&
    typeof Reflect.get(data, 'type') === 'string'
  );
}

/** The window around a framed page: the messages it got, and its answers by type. */
export interface ParentWindow {
  told: readonly ParentMessage[];
  untilTold(type: string): Promise<ParentMessage>;
  reply(message: ParentMessage, body: object): void;
  stop(): void;
}

/** Plays the platform that frames the page; a question of a type without an answer stays open. */
export function playParent(
  answers: Readonly<Record<string, (detail: unknown) => object>> = {},
): ParentWindow {
  const told: ParentMessage[] = [];
  const reply = ({ id, from }: ParentMessage, body: object) =>
    from.postMessage({ source: 'merchant-checkout', replyTo: id, ...body }, location.origin);
  const hear = ({ data, source }: MessageEvent<unknown>) => {
    if (!isMessage(data) || !source) return;
    const message = { id: data.id, type: data.type, detail: data.detail, from: source as Window };
    told.push(message);
    window.dispatchEvent(new Event('change'));
    const answer = answers[data.type];
    if (answer) reply(message, answer(data.detail));
  };
  window.addEventListener('message', hear);
  return {
    told,
    reply,
    untilTold: (type) =>
      until(() => told.find((message) => message.type === type), { what: `the message "${type}"` }),
    stop: () => window.removeEventListener('message', hear),
  };
}

/** A customer's way through an element whose page is framed. */
export async function startFramedWalk(
  attributes: Attributes,
): Promise<Walk & { page: Window; frame: HTMLIFrameElement }> {
  let receivedEvents: readonly HeardEvent[] = [];
  const { element, page, frame } = await openFramed({ lang: 'pt', ...attributes }, (each) => {
    receivedEvents = hearEvents(each);
  });
  return { element, receivedEvents, page, frame, words: WORDS.pt, language: 'pt' };
}
