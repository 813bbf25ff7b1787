/** The most common mail domains of customers. */
const COMMON_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'icloud.com',
  'live.com.pt',
  'outlook.com',
  'outlook.pt',
  'sapo.pt',
  'yahoo.com',
  'yahoo.es',
];

/** Real domains that are one typing error away from a common one. */
const OTHER_DOMAINS = new Set([
  'email.com',
  'hotmail.se',
  'mail.com',
  'outlook.at',
  'outlook.it',
  'sapo.es',
  'yahoo.se',
  'ymail.com',
]);

/** Whether two words differ by one typing error: a wrong, missing or extra letter, or two swapped neighbours. */
function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end));
  if (left === undefined || right === undefined) return false;
  const isSwap = left.length === 2 && right === `${left[1]}${left[0]}`;
  return isSwap || (left.length <= 1 && right.length <= 1);
}

/**
 * The probable address if its domain is one typing error away from a common one ("ana@gmial.com"); else null. A
 * suggestion, never an error.
 */
export function suggestEmail(email: string): string | null {
  const [name, domain, more] = email.trim().split('@');
  if (!name || !domain || more !== undefined) return null;
  const typed = domain.toLowerCase();
  if (COMMON_DOMAINS.includes(typed) || OTHER_DOMAINS.has(typed)) return null;
  const meant = COMMON_DOMAINS.find((each) => isOneSlip(typed, each));
  return meant === undefined ? null : `${name}@${meant}`;
}
