import { afterEach, describe, expect, it, vi } from 'vitest';

import { sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { isOutdated, loadCode } from './load-code.ts';

afterEach(() => vi.unstubAllGlobals());

const lost = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

/** What a customer reads where code is lost and its server answers so when asked for the file. */
async function sentenceWhen(answer: () => Promise<Response>, isOnline = true) {
  vi.stubGlobal('fetch', answer);
  const error: unknown = await loadCode(lost, () => isOnline).catch((reason: unknown) => reason);
  return sentenceFor(toApiError(error));
}

describe('code that cannot be loaded', () => {
  it.each([404, 410])('is gone since a deploy (%s): the page is out of date', async (status) => {
    const answer = async () => new Response(null, { status });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.outdated' });
  });

  it('is still on its server: the connection failed', async () => {
    const answer = async () => new Response(null, { status: 200 });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.network' });
  });

  it('is asked for again without its body, past every cache', async () => {
    const ask = vi.fn(async () => new Response());
    await sentenceWhen(ask);
    const [[url, how]] = ask.mock.calls as unknown as [[string, RequestInit]];
    expect(url).toContain('load-code');
    expect(how).toEqual({ method: 'HEAD', cache: 'no-store' });
  });

  it('is not known to be gone where nobody answers', async () => {
    vi.stubGlobal('fetch', lost);
    expect(await isOutdated()).toBe(false);
  });

  it('says so to developers, and what happened', async () => {
    vi.stubGlobal('fetch', lost);
    await expect(loadCode(lost, () => true)).rejects.toMatchObject({
      message: 'a part of the code could not be loaded',
      cause: new TypeError('Failed to fetch dynamically imported module'),
    });
  });

  it('has no network to come by: the customer is offline', async () => {
    expect(await sentenceWhen(lost, false)).toEqual({ key: 'errors.offline' });
  });
});
