import {
  JOURNAL_PREFIX,
  OWN_PREFIX,
  SHOWN_PREFIX,
  JOURNAL_ENTRY_MS,
  JOURNAL_KEPT_AFTER_END_MS,
} from '../../lib/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accountChecksum } from '../../lib/account-mark.ts';
import {
  entryOfAttempt,
  methodOf,
  parseEntry,
  type JournalEntry,
  type PurchaseId,
} from './journal-entry.ts';
import {
  endOf,
  hasStatusCall,
  isForgotten,
  isPayer,
  isUndecided,
  visibilityOf,
  undecidedOf,
  type Viewer,
} from './journal-rules.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const VOUCHER: PurchaseId = {
  origin: 'https://mw.example',
  entityId: '1',
  kind: 'voucher',
  target: '101',
};

function anEntry(own: Partial<JournalEntry> = {}): JournalEntry {
  const entry = parseEntry('k1', JSON.stringify({ ...VOUCHER, since: NOW, ...own }));
  if (!entry) throw new Error('unreadable');
  return entry;
}

const guest = (...own: string[]): Viewer => ({ userId: null, isOwn: (key) => own.includes(key) });
const account = (userId: string, ...own: string[]): Viewer => ({ ...guest(...own), userId });

const anyRecord = fc.dictionary(fc.string(), fc.jsonValue());
const identity = { entityId: fc.string(), kind: fc.string(), target: fc.string() };
const aMoment = fc.integer({ min: 0, max: 4e12 });

it('the journal lies where other versions of the script look for it', () => {
  expect([JOURNAL_PREFIX, OWN_PREFIX, SHOWN_PREFIX]).toEqual([
    'merchant-checkout:payment:1:',
    'merchant-checkout:own-payment:',
    'merchant-checkout:shown-payment:',
  ]);
});

describe('the entry of a try at its press', () => {
  it.each([
    ['a guest', null, 'guest', null],
    ['an account, known again by its mark alone', 'u1', 'account', accountChecksum('k1', 'u1')],
  ])('is of %s, and says no more than is known', (_, userId, owner, mark) => {
    const entry = entryOfAttempt(
      { ...VOUCHER, key: 'k1', since: NOW, userId },
      { shownCents: 4500 },
    );
    const { key, ...stored } = entry;
    expect(entry).toEqual({ ...anEntry(), owner, mark, shownCents: 4500 });
    expect(parseEntry(key, JSON.stringify(stored))).toEqual(entry);
  });
});

describe('reading an entry', () => {
  it('never throws, whatever lies under its key', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (key, text) => void parseEntry(key, text)));
    fc.assert(fc.property(fc.json(), (text) => void parseEntry('k', text)));
  });

  it('needs no more than the purchase and its time: what else is unreadable costs that field only', () => {
    fc.assert(
      fc.property(fc.record({ ...identity, since: aMoment }), anyRecord, (needed, rest) => {
        const entry = parseEntry('k', JSON.stringify({ ...rest, ...needed }));
        expect(entry).toMatchObject({ key: 'k', ...needed });
      }),
    );
  });

  it('takes every reference of the server as it is', () => {
    fc.assert(
      fc.property(fc.string(), (paymentId) => {
        expect(anEntry({ paymentId }).paymentId).toBe(paymentId);
      }),
    );
    expect(anEntry({ paymentId: 'FT 2026/123' }).paymentId).toBe('FT 2026/123');
  });

  const REFERENCE = { entity: '1', reference: '2', amountCents: 4500, expiresAt: NOW };

  it.each([
    ['until', NOW],
    ['owner', 'account'],
    ['mark', 'm'],
    ['method', 'reference'],
    ['channel', 'wallet'],
    ['count', 0],
    ['count', 3],
    ['shownCents', 0],
    ['chargedCents', 4500],
    ['reference', REFERENCE],
    ['reference', { ...REFERENCE, amountCents: 0, expiresAt: null }],
    ['reference', { ...REFERENCE, amountCents: null }],
    ['nonce', 'n-1'],
    ['ownParams', ['status']],
    ['hint', 'refused'],
    ['planId', '3'],
  ])('takes %s as it was written: %j', (name, value) => {
    expect(anEntry({ [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['until', '2026', null],
    ['owner', 'nobody', 'guest'],
    ['mark', 7, null],
    ['method', 'coins', null],
    ['channel', 'post', 'link'],
    ['paymentId', 7, null],
    ['count', -1, 1],
    ['count', 1.5, 1],
    ['shownCents', -1, null],
    ['chargedCents', 45.5, null],
    ['chargedCents', '4500', null],
    ['url', 7, null],
    ['reference', { ...REFERENCE, entity: '' }, null],
    ['reference', { ...REFERENCE, reference: '' }, null],
    ['reference', { ...REFERENCE, amountCents: -1 }, null],
    ['reference', { ...REFERENCE, amountCents: 0.5 }, null],
    ['reference', { ...REFERENCE, expiresAt: 'soon' }, null],
    ['nonce', 7, null],
    ['ownParams', [7], []],
    ['hint', 'paid', null],
    ['planId', 3, null],
  ])('counts %s as not kept where it reads %j', (name, value, read) => {
    expect(anEntry({ [name]: value })).toMatchObject({ [name]: read });
  });

  it.each(['entityId', 'kind', 'target', 'since'])('is nothing without %s', (name) => {
    const { [name]: _, ...rest } = { ...VOUCHER, since: NOW } as Record<string, unknown>;
    expect(parseEntry('k1', JSON.stringify(rest))).toBeNull();
  });

  it('keeps no address that is not safe to go to', () => {
    expect(anEntry({ url: 'http://pay.example/1' }).url).toBeNull();
    expect(anEntry({ url: 'https://pay.example/1' }).url).toBe('https://pay.example/1');
  });
});

describe('the payer of an entry', () => {
  const ofGuest = anEntry({ owner: 'guest' });
  const ofAna = anEntry({ owner: 'account', mark: accountChecksum('k1', 'ana') });
  const ofSomeAccount = anEntry({ owner: 'account', mark: null });

  it.each([
    ['a guest paid, and a guest is here', ofGuest, null, true],
    ['a guest paid, and somebody has signed in', ofGuest, 'ana', false],
    ['an account paid, and a guest is here', ofAna, null, false],
    ['an account paid, and it is here', ofAna, 'ana', true],
    ['an account paid, and another one is here', ofAna, 'rui', false],
    ['it is not known which account paid', ofSomeAccount, 'rui', true],
  ])('%s', (_, entry, userId, isHere) => {
    expect(isPayer(entry, userId)).toBe(isHere);
  });
});

describe('the method of an open payment', () => {
  it.each([
    [null, 'link', 'card'],
    [null, 'wallet', 'wallet'],
    ['reference', 'link', 'reference'],
    ['card', 'wallet', 'card'],
  ] as const)('of %s by %s is shown as %s', (method, channel, shown) => {
    expect(methodOf(anEntry({ method, channel }))).toBe(shown);
  });

  it('by a way that this version does not know is one of a page', () => {
    const stored = { ...VOUCHER, since: NOW, channel: 'pigeon' };
    expect(parseEntry('k1', JSON.stringify(stored))).toMatchObject({ channel: 'link' });
  });
});

describe('an entry', () => {
  const anyEntry = fc
    .record({
      ...identity,
      since: aMoment,
      until: fc.option(aMoment),
      paymentId: fc.option(fc.string()),
    })
    .map((own) => anEntry(own));

  it('is undecided and kept until its end, whoever looks and whatever it is', () => {
    fc.assert(
      fc.property(anyEntry, aMoment, fc.constantFrom('full', 'masked'), (entry, at, visibility) => {
        const now = Math.min(at, endOf(entry));
        expect(isUndecided(entry, visibility, now)).toBe(true);
        expect(isForgotten(entry, now)).toBe(false);
      }),
    );
  });

  it('that the server can be asked about counts past its end: a clock that jumped does not lose it', () => {
    const entry = anEntry({ paymentId: 'p1' });
    expect(hasStatusCall(entry)).toBe(true);
    expect(isUndecided(entry, 'full', NOW + 2 * JOURNAL_ENTRY_MS)).toBe(true);
    expect(isUndecided(entry, 'masked', NOW + 2 * JOURNAL_ENTRY_MS)).toBe(false);
  });

  it.each([
    ['an order paid by link', { kind: 'order', paymentId: 'FT 2026/123' }],
    ['a membership', { kind: 'premium', paymentId: 'x' }],
    ['a request without an answer', { paymentId: null }],
  ])('of %s ends after 48 hours', (_, own) => {
    const entry = anEntry(own);
    expect(isUndecided(entry, 'full', NOW + JOURNAL_ENTRY_MS)).toBe(true);
    expect(isUndecided(entry, 'full', NOW + JOURNAL_ENTRY_MS + 1)).toBe(false);
  });

  it('with a known end lives until then', () => {
    const until = NOW + 3 * JOURNAL_ENTRY_MS;
    expect(isUndecided(anEntry({ until }), 'masked', until)).toBe(true);
    expect(isUndecided(anEntry({ until }), 'masked', until + 1)).toBe(false);
  });

  it('is passed over after its end and forgotten only when no clock is wrong by so much', () => {
    const entry = anEntry();
    const end = endOf(entry);
    expect(isForgotten(entry, end + JOURNAL_KEPT_AFTER_END_MS)).toBe(false);
    expect(isForgotten(entry, end + JOURNAL_KEPT_AFTER_END_MS + 1)).toBe(true);
  });
});

describe('the visibility of an entry', () => {
  const hers = anEntry({ owner: 'account', mark: accountChecksum('k1', '1001') });
  const guests = anEntry({ owner: 'guest' });
  /** As earlier versions kept it. */
  const unmarked = anEntry({ owner: 'account', mark: null });

  it.each([
    ['its account', hers, account('1001'), 'full'],
    ['another account', hers, account('2002'), 'hidden'],
    ['a guest', hers, guest(), 'hidden'],
    ['the tab that made it, once no user is signed in', hers, guest('k1'), 'masked'],
    ['the tab that made it, with another account', hers, account('2002', 'k1'), 'masked'],
    ['another tab, of a guest’s', guests, guest(), 'masked'],
    ['the tab that made it, of a guest’s', guests, guest('k1'), 'full'],
    ['somebody who has signed in since, of a guest’s', guests, account('1001', 'k1'), 'full'],
    ['the tab that made one without a mark, signed in', unmarked, account('1001', 'k1'), 'full'],
    ['the tab that made one without a mark, as a guest', unmarked, guest('k1'), 'masked'],
    ['another tab, of one without a mark', unmarked, account('1001'), 'hidden'],
  ] as const)('%s', (_, entry, viewer, visibility) => {
    expect(visibilityOf(entry, viewer)).toBe(visibility);
  });
});

it('the undecided entries of a purchase are those of its entity, kind and target alone, oldest first', () => {
  const entries = [
    anEntry({ key: 'b', since: NOW + 2 }),
    anEntry({ since: NOW + 1 }),
    anEntry({ target: '102' }),
    anEntry({ kind: 'order' }),
    anEntry({ entityId: '2' }),
    anEntry({ owner: 'account', mark: 'somebody' }),
  ];
  const found = undecidedOf(entries, VOUCHER, guest(), NOW);
  expect(found.map(({ entry }) => entry.since)).toEqual([NOW + 1, NOW + 2]);
});
