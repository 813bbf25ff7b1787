import type { Draws } from './draws.ts';

/** The fault of one call. */
export interface HostileFault {
  /** The call is executed before its answer is lost or replaced. */
  isDone: boolean;
  /** The answer that replaces the real one; null cuts the connection. */
  answer: (() => Response) | null;
}

const HTML = `<!doctype html><title>Wi-Fi</title><p>Aceita as condições para continuar.</p>`;
const page = (status: number) => () =>
  new Response(HTML, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const json =
  (status: number, name: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json(
      { status, name, message: 'Tenta daqui a pouco.', code: name.toUpperCase(), payload: null },
      { status, headers },
    );
const broken = (status: number) => () =>
  new Response('{"id": 1, "sta', { status, headers: { 'content-type': 'application/json' } });
const empty = (status: number) => () => new Response(null, { status });

/** Answers that do not show whether the call was executed. */
const OPAQUE = [
  page(200),
  page(403),
  page(404),
  page(500),
  page(502),
  broken(200),
  empty(204),
  empty(504),
  json(500, 'InternalServerError'),
  json(503, 'ServiceUnavailable', { 'retry-after': '1' }),
  json(408, 'RequestTimeout'),
  json(425, 'TooEarly'),
  page(429),
  json(520, 'Unknown'),
  null,
  null,
] as const;

/** Refusals by the platform itself: nothing was done. */
const REFUSALS = [
  json(429, 'TooManyRequests', { 'retry-after': '2' }),
  json(429, 'TooManyRequests'),
  json(400, 'BadRequest'),
  json(403, 'Forbidden'),
] as const;

/** The fault of a call; null for a normal answer. `share` is the probability (0 to 1) of a fault. */
export function drawFault(draws: Draws, share: number): HostileFault | null {
  if (!draws.chance('fault', share)) return null;
  if (draws.chance('refusal', 0.2)) {
    return { isDone: false, answer: draws.pick('refused', REFUSALS) };
  }
  return { isDone: draws.chance('done', 0.6), answer: draws.pick('opaque', OPAQUE) };
}
