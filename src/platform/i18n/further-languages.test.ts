import { describe, expect, test } from 'vitest';

import { allTextsOf } from '../../../test/support/all-texts.ts';

/** A language's compiled texts, as `[key, JSON]`. */
async function textsOf(language: 'fr_FR' | 'de_DE') {
  return Object.entries(await allTextsOf(language)).map(
    ([key, text]) => [key, JSON.stringify(text)] as const,
  );
}

/** The keys of the texts that match. */
const keysWith = async (language: 'fr_FR' | 'de_DE', pattern: RegExp) =>
  (await textsOf(language)).filter(([, text]) => pattern.test(text)).map(([key]) => key);

describe('French', () => {
  test('says "vous"', async () => {
    expect(await keysWith('fr_FR', /(?<!\p{L})(?:tu|toi|te|ton|ta|tes)(?!\p{L})/iu)).toEqual([]);
  });

  test('has narrow no-break spaces before : ; ! ? and inside « », and typographic apostrophes', async () => {
    expect(
      await keysWith('fr_FR', /(?<!\u202F)[;!?»]|(?<!\u202F|"|https):|«(?!\u202F)|'/u),
    ).toEqual([]);
  });
});

describe('German', () => {
  test('says "Sie"', async () => {
    expect(
      await keysWith('de_DE', /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer)(?!\p{L})/iu),
    ).toEqual([]);
  });

  test('has German quotation marks', async () => {
    expect(await keysWith('de_DE', /[«»”']/u)).toEqual([]);
  });
});

describe('a button that makes the customer owe money says so', () => {
  const KEYS = [
    'confirm.submitObligation',
    'order.submitObligation',
    'order.submitPay',
    'payment.pay',
  ];

  test.each([
    // § 312j BGB.
    ['de_DE', /^Zahlungspflichtig (?:buchen|bestellen)$/],
    // Code de la consommation, article L221-14.
    ['fr_FR', /obligation de paiement$|et payer$/],
  ] as const)('in %s', async (language, said) => {
    const texts = await allTextsOf(language);
    for (const key of KEYS) expect(String(texts[key])).toMatch(said);
  });
});
