import { parsed, refused, type Parser } from './parser.ts';
import { toText } from './text.ts';

const IDLE_RESET_MIN_SECONDS = 20;
const IDLE_RESET_MAX_SECONDS = 3_600;

/** Parses `idle-reset`: whole seconds, from 20 to an hour. */
export const parseIdleSeconds: Parser<number, string | number> = (input) => {
  const text = toText(input);
  const seconds = Number(text);
  const isUsable =
    /^\d+$/.test(text) && seconds >= IDLE_RESET_MIN_SECONDS && seconds <= IDLE_RESET_MAX_SECONDS;
  return isUsable ? parsed(seconds) : refused('idleSeconds');
};
