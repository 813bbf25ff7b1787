import { describe, expect, test } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import type { Sleep } from './hostile-mode.ts';

const ORIGIN = 'http://sandbox.test';
const NOW = Date.parse('2026-11-11T10:00:00Z');
const CART = '/rest/v1/web/shopping-cart?entityId=1&language=pt_PT&sessionId=';
const READS = [
  '/rest/v1/web/campaigns/101?language=pt_PT&entityId=1',
  '/rest/shop/1?language=pt_PT',
  '/rest/client/profile/1001?language=pt_PT&token=token-ana',
];
const TIN = 3201;
const SEEDS = Array.from({ length: 80 }, (_, seed) => String(seed));

const atOnce: Sleep = async () => undefined;

/** A sandbox, hostile where it has a seed, whose carts hold one tin as often as the test says. */
function open(hostile: string | null, sleep: Sleep = atOnce) {
  const sandbox = createSandbox({ now: () => NOW, hostile, sleep });
  return {
    hold: (session: string, quantity: number) => {
      const lines = [{ productId: TIN, quantity }];
      sandbox.state().carts.set(`session-${session}`, { id: 1, couponCode: null, lines });
    },
    /** The answer's text where it is an answer to the call, else null. */
    read: async (path: string, headers: Record<string, string> = {}): Promise<string | null> => {
      try {
        const response = await sandbox.fetch(new Request(`${ORIGIN}${path}`, { headers }));
        const text = await response.text();
        return response.ok && JSON.parse(text) ? text : null;
      } catch {
        return null;
      }
    },
  };
}

const quantityIn = (answer: string) => Number(/"quantity":(\d+)/.exec(answer)?.[1]);

/** The fields that `real` has and `answer` lacks, by their path; list positions are `*`. */
function missingIn(answer: unknown, real: unknown, at = ''): string[] {
  if (typeof real !== 'object' || real === null) return [];
  if (typeof answer !== 'object' || answer === null) return [];
  const there = new Map<string, unknown>(Object.entries(answer));
  return Object.entries(real).flatMap(([key, field]) => {
    const path = `${at}.${Array.isArray(real) ? '*' : key}`;
    return there.has(key) ? missingIn(there.get(key), field, path) : [path];
  });
}

describe('a row of an answer', () => {
  test('may lack each field that no screen needs, and never another', async () => {
    const missing = new Set<string>();
    for (const path of READS) {
      const real: unknown = JSON.parse((await open(null).read(path)) ?? 'null');
      for (const seed of SEEDS) {
        const answer = await open(seed).read(path);
        if (answer === null) continue;
        for (const field of missingIn(JSON.parse(answer), real)) missing.add(field);
      }
    }

    expect([...missing].toSorted()).toEqual([
      '.addressView.district',
      '.avatar',
      '.bookingConfig.bookingConfirmedNote',
      '.bookingConfig.bookingFinishingNote',
      '.bookingConfig.bookingStartNote',
      '.campaignImages',
      '.campaignView.activationCode',
      '.campaignView.activationQrCode',
      '.district',
      '.openingHours',
      '.phoneNumber',
      '.priceListView.sections.*.items.*.allergens',
      '.priceListView.sections.*.items.*.description',
      '.priceListView.sections.*.items.*.image',
      '.shopImages',
    ]);
  });

  test('may lack what the row beside it has', async () => {
    const counts = new Set<number>();
    for (const seed of SEEDS) {
      const answer = await open(seed).read('/rest/shop/1?language=pt_PT');
      counts.add(answer?.split('"description":').length ?? 0);
    }

    expect(counts.size).toBeGreaterThan(3);
  });
});

describe('a read', () => {
  test('may be answered a second time by the answer before, word for word, though things have changed', async () => {
    let stale = 0;
    let fresh = 0;
    for (const seed of SEEDS) {
      const { hold, read } = open(seed);
      let before: string | null = null;
      for (let now = 1; now <= 12; now += 1) {
        hold('mine', now);
        const answer = await read(`${CART}mine`);
        if (answer === null) continue;
        const isStale = quantityIn(answer) !== now;
        if (isStale) expect(answer).toBe(before);
        else before = answer;
        stale += Number(isStale);
        fresh += Number(!isStale);
      }
    }

    expect(stale).toBeGreaterThan(10);
    expect(fresh).toBeGreaterThan(stale);
  });

  test('is never answered by what somebody else was answered', async () => {
    let answered = 0;
    for (const seed of SEEDS) {
      const { hold, read } = open(seed);
      hold('mine', 1);
      for (let count = 0; count < 6; count += 1) await read(`${CART}mine`);
      hold('mine', 2);
      hold('other', 3);
      const answers = [
        await read(`${CART}other`),
        await read(`${CART}mine`, { token: 'token-ana' }),
        await read(`${CART}mine`, { token: 'token-premium' }),
      ];
      answers.forEach((answer, index) => {
        if (answer === null) return;
        answered += 1;
        expect(quantityIn(answer)).toBe([3, 2, 2][index]);
      });
    }

    expect(answered).toBeGreaterThan(SEEDS.length);
  });

  test('may be answered after a later one, and then with what was true before', async () => {
    const outcomes = new Set<string>();
    for (const seed of SEEDS) {
      const waiting: { ms: number; wake: () => void }[] = [];
      const sleep: Sleep = (ms) => new Promise((wake) => waiting.push({ ms, wake }));
      const { hold, read } = open(seed, sleep);
      const arrived: number[] = [];
      const ask = async () => {
        const answer = await read(`${CART}mine`);
        if (answer !== null) arrived.push(quantityIn(answer));
      };
      const settle = () => new Promise((resolve) => setImmediate(resolve));
      hold('mine', 1);
      const first = ask();
      await settle();
      hold('mine', 2);
      const second = ask();
      await settle();
      for (const { wake } of waiting.toSorted((one, other) => one.ms - other.ms)) {
        wake();
        await settle();
      }
      await Promise.all([first, second]);
      outcomes.add(arrived.join());
    }

    expect(outcomes).toContain('1,2');
    expect(outcomes).toContain('2,1');
  });
});
