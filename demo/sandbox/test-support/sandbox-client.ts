import { createReadStandIn } from '../../server/read-stand-in.ts';
import { createSandbox } from '../create-sandbox.ts';

/** Wednesday, 11 November 2026, 10:00 in Lisbon. */
export const NOW = Date.parse('2026-11-11T10:00:00Z');

interface Reply {
  status: number;
  body: unknown;
}

interface CallInit {
  method?: 'GET' | 'POST' | 'OPTIONS';
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  text?: string;
}

export interface SandboxClient {
  raw(path: string, init?: CallInit): Promise<Response>;
  call(path: string, init?: CallInit): Promise<Reply>;
}

/** A sandbox with its clock standing at `now`, and short ways to call it. */
export function createClient(now: number = NOW): SandboxClient {
  const sandbox = createSandbox({ now: () => now, standIn: createReadStandIn(process.cwd()) });
  const raw = (path: string, { method, headers, json, form, text }: CallInit = {}) => {
    const sent = text ?? (json === undefined ? null : JSON.stringify(json));
    const body = form ? new URLSearchParams(form) : sent;
    const hasJson = sent !== null;
    return sandbox.fetch(
      new Request(`http://sandbox.test${path}`, {
        method: method ?? (body === null ? 'GET' : 'POST'),
        headers: { ...(hasJson && { 'content-type': 'application/json' }), ...headers },
        body,
      }),
    );
  };
  return {
    raw,
    call: async (path, init) => {
      const response = await raw(path, init);
      return { status: response.status, body: await response.json() };
    },
  };
}
