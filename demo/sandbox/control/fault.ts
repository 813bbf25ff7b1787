import * as v from 'valibot';

/** Body of POST /__sandbox/faults. Contract section 4. */
export const faultBody = v.strictObject({
  /** Part of "METHOD path", or a pattern between slashes. */
  match: v.pipe(v.string(), v.minLength(1)),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The answer waits for POST /__sandbox/release, or a reset. */
  hold: v.optional(v.boolean()),
  /** Text is sent as it is; anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Ends the connection without an answer. */
  drop: v.optional(v.boolean()),
  /** How many calls it meets; every one when absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The call is executed first, then its answer is lost or replaced: "outcome unknown". */
  after: v.optional(v.boolean()),
});

export type Fault = v.InferOutput<typeof faultBody>;

const PATTERN = /^\/(.+)\/(i?)$/;

/** Whether a fault meets a call. */
export function meets(fault: Fault, request: Request): boolean {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const [, source, flags] = PATTERN.exec(fault.match) ?? [];
  return source === undefined ? call.includes(fault.match) : new RegExp(source, flags).test(call);
}

/** The answer that a fault gives; null when it leaves the answer alone. */
export function faultyAnswer({ status, body }: Fault): Response | null {
  if (status === undefined && body === undefined) return null;
  const init = { status: status ?? 200 };
  if (init.status === 204 || init.status === 304) return new Response(null, init);
  if (typeof body !== 'string') return Response.json(body ?? null, init);
  const type = body.trimStart().startsWith('<') ? 'text/html' : 'application/json';
  return new Response(body, { ...init, headers: { 'content-type': `${type}; charset=utf-8` } });
}
