import type { Fault } from '../../demo/sandbox/control/fault.ts';
import type { RecordedRequest } from '../../demo/sandbox/control/recorded-requests.ts';
import { WAITS_MS } from '../runner/time-limits.mjs';

export type { Fault, RecordedRequest };

async function control(path: string, body: unknown = {}): Promise<void> {
  const response = await fetch(`/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/__sandbox/${path}: ${response.status}`);
}

/** Puts the sandbox back to its first state: no requests, no faults, no bookings. */
export const resetSandbox = () => control('reset');

/** Adds one fault until the next reset; `match` is a part of "METHOD path" or a pattern between slashes. */
export const setFault = (fault: Fault) => control('faults', fault);

/** Lets the answers go that faults with `hold` have held back, and ends these faults. */
export const releaseAnswers = () => control('release');

/** The calls that the sandbox received since the last reset, oldest first. */
export async function recordedRequests(
  filter: { method?: string; path?: string } = {},
): Promise<RecordedRequest[]> {
  const response = await fetch('/__sandbox/requests');
  const requests = (await response.json()) as RecordedRequest[];
  return requests.filter(
    ({ method, path }) =>
      (!filter.method || method === filter.method) && (!filter.path || path.includes(filter.path)),
  );
}

/** Asks the sandbox again until it has received such a call, which no event of the page says, and gives all of them. */
export async function untilRecorded(
  filter: { method?: string; path?: string },
  { count = 1 }: { count?: number } = {},
): Promise<RecordedRequest[]> {
  const deadline = performance.now() + WAITS_MS;
  while (performance.now() < deadline) {
    const requests = await recordedRequests(filter);
    if (requests.length >= count) return requests;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`Not ${count} of ${JSON.stringify(filter)} within ${WAITS_MS} ms.`);
}
