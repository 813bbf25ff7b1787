import { describe, expect, it } from 'vitest';

import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '../../../lib/limits.ts';
import { cleanGift, cutGift } from './gift-text.ts';

describe('the texts of a card', () => {
  it('have no marks that reverse their letters, and names are one line', () => {
    const gift = cleanGift({
      to: ' Rita\n\u202Eatir\u202C  Sousa ',
      from: '\u2067João\u2069\t',
      message: '\u200FOlá,\r\n\r\n\r\n\r\num  abraço \n de\u0000todos\u2028nós. ',
    });
    expect(gift).toEqual({
      to: 'Rita atir Sousa',
      from: 'João',
      message: 'Olá,\n\num abraço\nde todos\nnós.',
    });
  });

  it('keep emoji, and lose half of one that was cut', () => {
    const message = `${'a'.repeat(GIFT_MESSAGE_MAX_LENGTH - 1)}🎉`;
    const cut = cutGift({ message }).message ?? '';
    expect(cut).toBe('a'.repeat(GIFT_MESSAGE_MAX_LENGTH - 1));
    expect(cleanGift({ to: '👩‍🍳', from: '', message: cut })).toEqual({
      to: '👩‍🍳',
      from: '',
      message: 'a'.repeat(GIFT_MESSAGE_MAX_LENGTH - 1),
    });
  });

  it('are cut to their limits also when a script fills the fields', () => {
    const long = 'x'.repeat(1000);
    const {
      to = '',
      from = '',
      message = '',
      ...rest
    } = cutGift({ to: long, from: long, message: long });
    expect([to, from, message].map(({ length }) => length)).toEqual([
      GIFT_NAME_MAX_LENGTH,
      GIFT_NAME_MAX_LENGTH,
      GIFT_MESSAGE_MAX_LENGTH,
    ]);
    expect(rest).toEqual({});
    expect(cutGift({ design: 'stars' })).toEqual({ design: 'stars' });
  });
});
