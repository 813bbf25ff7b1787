import type { Draws } from './draws.ts';
import { strangeReference } from './references.ts';

/** Names that must stay distinguishable: strange, never empty. */
const NAMES: ReadonlySet<string> = new Set([
  'campaignTitle',
  'shopName',
  'name',
  'serviceName',
  'categoryName',
  'prizeTitle',
  'addressName',
]);
/** Texts that a screen shows where they are there. */
const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'serviceDescription',
  'message',
  'bookingStartNote',
  'bookingFinishingNote',
  'bookingConfirmedNote',
  'openingHours',
]);
/** Fields that no screen needs. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'description',
  'image',
  'allergens',
  'openingHours',
  'campaignImages',
  'shopImages',
  'activationCode',
  'activationQrCode',
  'bookingStartNote',
  'bookingFinishingNote',
  'bookingConfirmedNote',
  'avatar',
  'district',
  'message',
  'phoneNumber',
]);
/** References that the server gives; opaque to everybody else. Contract section 3. */
const REFERENCES: ReadonlySet<string> = new Set(['transactionId', 'orderRef']);
const PAYMENT_CALL = /mbway-payment|\/gift\/hipay/;

const HALF_EMOJI = '\ud83d';
const LONG = 'Sopa de pedra da avó, com chouriço e coentros; '.repeat(60);
const STRANGE_NAMES = [
  (name: string) => `${name} ${HALF_EMOJI}`,
  (name: string) => `${HALF_EMOJI}${name}`,
  (name: string) => `${name} ${LONG}`,
  (name: string) => `\u202e${name}`,
  (name: string) => `<b>${name}</b><img src=x onerror=alert(1)>`,
  (name: string) => `${name}\n{count, plural, one {#} other {#}}\u0000`,
] as const;
const STRANGE_TEXTS = [...STRANGE_NAMES, () => '', () => '   ', () => null] as const;

/** Words of other platforms, and of this one in other letters. */
const UNDECIDED_WORDS = [
  'in_progress',
  'In_Progress',
  'PENDING',
  'EXPIRED',
  'REFUNDED',
  'settled',
  '118',
  '',
] as const;

type Distortion = Omit<Manner, 'call'> & { isPayment: boolean };

/** A decided status in other letters; an undecided one as a word that decides nothing. */
function strangeStatus(status: string, draws: Draws, where: string): string {
  if (status === 'IN_PROGRESS') return draws.pick(where, UNDECIDED_WORDS);
  return draws.pick(where, [status.toLowerCase(), `${status[0]}${status.slice(1).toLowerCase()}`]);
}

function distortField(key: string, value: unknown, where: string, by: Distortion): unknown {
  const { seed, draws, share, isPayment } = by;
  const isReference = REFERENCES.has(key) || (isPayment && key === 'id' && where === '.id');
  if (isReference) return strangeReference(value, seed);
  if (!draws.chance(where, share)) return distort(value, where, by);
  if (typeof value !== 'string') return distort(value, where, by);
  if (isPayment && key === 'status') return strangeStatus(value, draws, `${where}!`);
  if (NAMES.has(key)) return draws.pick(`${where}!`, STRANGE_NAMES)(value);
  if (TEXTS.has(key)) return draws.pick(`${where}!`, STRANGE_TEXTS)(value);
  return value;
}

function distort(value: unknown, where: string, by: Distortion): unknown {
  if (Array.isArray(value)) {
    return value.map((row: unknown, index) => distort(row, `${where}.${index}`, by));
  }
  if (typeof value !== 'object' || value === null) return value;
  const { draws, share } = by;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const at = `${where}.${key}`;
      if (OPTIONAL.has(key) && draws.chance(`${at}-`, share)) return [];
      return [[key, distortField(key, field, at, by)]];
    }),
  );
}

/** How far an answer is distorted. */
interface Manner {
  seed: string;
  /** `METHOD /path`. */
  call: string;
  draws: Draws;
  /** How much of what may be strange is, 0 to 1. */
  share: number;
}

/**
 * An answer that says the same as the contract allows it to be said: strange references and names, texts that are empty
 * or very long, status words of any kind, rows without what no screen needs.
 */
export function distortAnswer(answer: unknown, { call, ...manner }: Manner): unknown {
  return distort(answer, '', { ...manner, isPayment: PAYMENT_CALL.test(call) });
}
