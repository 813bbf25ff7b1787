/** One call that the sandbox received. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

/** What the sandbox shall do wrong, for the calls that `match` (a part of the path) fits. */
export interface Fault {
  match: string;
  status?: number;
  delayMs?: number;
  body?: unknown;
  /** Cuts the connection. */
  drop?: boolean;
  /** How often; always when left out. */
  times?: number;
}

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

/** Adds one fault until the next reset. */
export const setFault = (fault: Fault) => control('faults', fault);

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
