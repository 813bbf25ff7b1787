import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { attributesOf } from '../public-api.mjs';

/**
 * The numbers that a merchant's developer meets, by the constant of the source, in words with `#` for the number and `@attributes`
 * for the names of the attributes whose longest value it is.
 */
const GROUPS = [
  {
    title: 'Attributes',
    rows: [
      ['ID_MAX_LENGTH', '# characters', 'an id, and every value without a limit of its own'],
      [
        'TEXT_MAX_LENGTH',
        '# characters',
        'a text of one line, a host name or an origin: @attributes',
      ],
      ['TOKEN_MAX_LENGTH', '# characters', 'a token or an address'],
      ['DATA_MAX_LENGTH', '# characters', 'a list or an object: @attributes'],
      ['VENUES_MAX_COUNT', '# venues', 'in `venues`'],
      ['QUESTIONS_MAX_COUNT', '# questions', 'in `questions`'],
      ['QUESTION_OPTIONS_MAX_COUNT', '# options', 'of a question'],
      ['QUESTION_LABEL_MAX_LENGTH', '# characters', 'a question or an option'],
      ['ANSWER_MAX_LENGTH', '# characters', 'an answer to a question'],
      ['NOTES_MAX_LENGTH', '# characters', "the customer's notes, also those of `prefill`"],
    ],
  },
  {
    title: 'Bookings',
    rows: [
      ['SLOT_WINDOW_MINUTES', '# days', 'what the calendar asks for at a time', 24 * 60],
      ['DEFAULT_PARTY_SIZE', '# people', 'the number of people at the start'],
      ['MULTIPLE_DATES_MIN_SLOTS', '# dates', 'at least, where customers suggest several'],
      ['MULTIPLE_DATES_MAX_SLOTS', '# dates', 'at most, where customers suggest several'],
      [
        'MULTIPLE_DATES_FAR_SLOT_HOURS',
        '# hours',
        'from now, for at least one of the suggested dates',
      ],
      ['SERVICE_MIN_LEAD_MINUTES', '# minutes', 'before a service, at least'],
      [
        'ASAP_MAX_LEAD_MINUTES',
        '# minutes',
        'until which a time counts as "as soon as possible", beside those of today',
      ],
    ],
  },
  {
    title: 'Orders',
    rows: [
      ['CART_MAX_QUANTITY', '# pieces', 'of one thing in a cart'],
      [
        'SERVICE_DELIVERY_COST_CENTS',
        '# euros',
        'for the delivery of a service that sells items',
        100,
      ],
      ['MENU_SEARCH_MIN_ITEMS', '# items', 'from which a menu has a search'],
      ['PICKUP_POINTS_FIRST', '# pickup points', 'shown before a search'],
      ['PICKUP_POINTS_MORE', '# pickup points', 'shown at first by a search, and more by so many'],
    ],
  },
  {
    title: 'Vouchers and prizes',
    rows: [
      ['VOUCHER_MIN_COUNT', '# voucher', 'in one purchase, at least'],
      ['VOUCHER_MAX_COUNT', '# vouchers', 'in one purchase, at most'],
      ['GIFT_NAME_MAX_LENGTH', '# characters', 'a name on a gift card'],
      ['GIFT_MESSAGE_MAX_LENGTH', '# characters', 'the message on a gift card'],
      ['VOUCHER_VALID_YEARS', '# year', 'for which the checkout says that a voucher is valid'],
      [
        'VOUCHER_EMAIL_WITHIN_MINUTES',
        '# minutes',
        'within which the checkout promises the e-mail',
      ],
      ['PRIZE_MIN_REMAINDER_CENTS', '# euros', 'left to pay, at least, when a prize is used', 100],
    ],
  },
  {
    title: 'Payments',
    rows: [
      [
        'PAYMENT_EXPIRY_DAYS',
        '# days',
        'to pay a Multibanco reference: the `expireDate` that is sent',
      ],
      [
        'WALLET_CONFIRMATION_WINDOW_MINUTES',
        '# minutes',
        'of countdown for MB WAY; it ends nothing by itself',
      ],
      [
        'WALLET_RESEND_AFTER_SECONDS',
        '# seconds',
        'until the request can be sent to the telephone again',
      ],
      ['WALLET_POLL_MS', '# seconds', 'between two questions for the status of a payment', 1000],
      [
        'JOURNAL_ENTRY_MS',
        '# hours',
        'for which a payment without a known end stays open',
        3_600_000,
      ],
      [
        'JOURNAL_KEPT_AFTER_END_MS',
        '# days',
        'for which its record is kept after that',
        86_400_000,
      ],
    ],
  },
  {
    title: 'Calls',
    rows: [
      ['REQUEST_TIMEOUT_MS', '# seconds', 'for each call', 1000],
      [
        'READ_RETRY_LIMIT',
        '# retries',
        'of a call that only reads; one that changes something is never repeated',
      ],
      ['READ_RETRY_STATUSES', 'status #', 'after which such a call is repeated'],
      ['PARENT_ANSWER_MS', '# seconds', 'for an answer of the framing page', 1000],
      ['PARENT_NAVIGATION_MS', '# seconds', 'for its answer to a navigation', 1000],
    ],
  },
  {
    title: 'Accounts',
    rows: [
      ['PASSWORD_MIN_LENGTH', '# characters', 'of a password, at least'],
      ['SOCIAL_SIGN_IN_MS', '# minutes', 'for the window of Google, Facebook or Apple', 60_000],
    ],
  },
  {
    title: 'What is kept in the browser',
    rows: [
      [
        'SAVED_STATE_MAX_AGE_MS',
        '# hours',
        'for which a reload continues where the customer was',
        3_600_000,
      ],
      ['LOGIN_COOKIE_DAYS', '# days', 'for a customer who asks to stay signed in'],
      ['SESSION_COOKIE_DAYS', '# days', 'for the session of a cart'],
      ['REFERRAL_COOKIE_DAYS', '# days', 'for the token of the maps service'],
      [
        'EMITTED_KEPT_MS',
        '# days',
        'for which a transaction is remembered, so that its event is sent once',
        86_400_000,
      ],
      ['EMITTED_MAX_COUNT', '# transactions', 'remembered like that'],
    ],
  },
];

const LIMITS = 'src/lib/limits.ts';

/** Every number and list of numbers of the source, by the name of its constant. */
function numbers() {
  const found = new Map();
  const text = readFileSync(LIMITS, 'utf8');
  const source = ts.createSourceFile(LIMITS, text, ts.ScriptTarget.ESNext, true);
  const visit = (node) => {
    if (ts.isVariableDeclaration(node)) {
      const digits = node.initializer
        .getText()
        .replaceAll('_', '')
        .match(/\d+(?:\.\d+)?/g);
      if (digits) found.set(node.name.getText(), digits.map(Number));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names of the attributes with this longest value. */
const attributesWith = (length) =>
  attributesOf()
    .filter(({ limit }) => Number(limit) === length)
    .map(({ attribute }) => `\`${attribute}\``)
    .join(', ');

const inWords = (value) => value.toLocaleString('en-GB');

/** The limits as lists, a heading per group. Fails for a constant that the source does not have. */
export function limitLists() {
  const values = numbers();
  return GROUPS.map(({ title, rows }) => {
    const lines = rows.map(([name, unit, text, divisor = 1]) => {
      const value = values.get(name);
      if (!value) throw new Error(`src/lib/limits.ts has no number "${name}"`);
      const number = value.map((each) => inWords(each / divisor)).join(', ');
      const words = text.replace('@attributes', () => attributesWith(value[0]));
      return `- **${unit.replace('#', number)}**: ${words}`;
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  }).join('\n\n');
}
