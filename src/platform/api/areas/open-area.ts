import type { Api, ApiContext } from '../api.ts';
import type { EndpointTable } from '../http/endpoint.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import type { Judge } from '../http/http-failure.ts';
import { loadCode } from '../http/load-code.ts';

type CallName = keyof Api;
type Calls<Names extends CallName> = {
  [Name in Names]: (...call: Parameters<Api[Name]>) => Promise<Awaited<ReturnType<Api[Name]>>>;
};

/** What an area's module exports: its rows, how their answers are judged, and its calls on a client of theirs. */
interface CallArea<Names extends CallName> {
  table: EndpointTable;
  judge: Judge;
  createCalls: (http: HttpClient, context: ApiContext) => Calls<Names>;
}

/** Stands between an area and its code; a test loses the code here. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** Gives the named calls of an area, whose code is loaded before the first of them is sent. */
export type OpenArea = <Names extends CallName>(
  load: () => Promise<CallArea<Names>>,
  names: readonly Names[],
) => Calls<Names>;

function hasAll<Names extends CallName>(
  calls: Partial<Calls<Names>>,
  names: readonly Names[],
): calls is Calls<Names> {
  return names.every((name) => name in calls);
}

/**
 * Opens areas of one element. Where the code of an area cannot be loaded, its calls reject like any read,
 * with an `ApiError` of code `network` or `offline`: nothing was sent, and they can be tried again.
 */
export function createOpenArea(context: ApiContext, loadPart: LoadPart): OpenArea {
  return <Names extends CallName>(
    load: () => Promise<CallArea<Names>>,
    names: readonly Names[],
  ) => {
    const area = async (): Promise<Calls<Names>> => {
      const { createCalls, table, judge } = await loadCode(() => loadPart(load), context.isOnline);
      return createCalls(createHttpClient(context, table, judge), context);
    };
    const calls: Partial<Calls<Names>> = {};
    for (const name of names) {
      calls[name] = (...call) => area().then((loaded) => loaded[name](...call));
    }
    if (!hasAll(calls, names)) throw new RangeError('an area lacks one of its calls');
    return calls;
  };
}
