import { describe, expect, it } from 'vitest';

import { moneyFormatter } from '../../../lib/money/money.ts';
import { withDatesOf } from '../../../../test/support/texts-of-dates.ts';
import { offerShareText, type ShareFacts } from './share-text.ts';

const t = withDatesOf('en_EN', (key, values = {}) => [key, ...Object.values(values)].join(' '));

const FACTS: ShareFacts = {
  campaignTitle: 'Menu da Lua',
  venue: {
    name: 'Tasca Lua',
    phone: { text: '+351 218 870 452', url: 'tel:+351218870452' },
    address: { text: 'Rua dos Remédios 123, 1100-445 Alfama', url: 'https://example.com/map' },
  },
  price: { unitCents: 2240, beforeUnitCents: 2800 },
  money: moneyFormatter('EUR', 'en-GB'),
  times: [{ date: '2026-11-20', time: '19:30' }],
};

const linesOf = (facts: ShareFacts) => offerShareText(facts, t).split('\n');

describe('the share text', () => {
  it('lists shop, offer, price, time, address and phone', () => {
    expect(linesOf(FACTS)).toEqual([
      'Tasca Lua',
      'Menu da Lua',
      'share.priceReduced €22.40 €28.00',
      'Booking.dateAtTime Friday 20 November 19:30',
      'Rua dos Remédios 123, 1100-445 Alfama',
      '+351 218 870 452',
    ]);
  });

  it('omits unknown parts', () => {
    const venue = { name: 'Tasca Lua', phone: null, address: null };
    expect(linesOf({ ...FACTS, venue, price: null, times: [] })).toEqual([
      'Tasca Lua',
      'Menu da Lua',
    ]);
  });

  it('shows the discount of an offer without a price', () => {
    expect(linesOf({ ...FACTS, price: null, discount: 20 })).toContain('price.discount 20');
  });

  it('lists every date option', () => {
    const times = [
      { date: '2026-11-20', time: null },
      { date: '2026-11-21', time: null },
    ];
    expect(linesOf({ ...FACTS, times })).toContain('Friday 20 November / Saturday 21 November');
  });
});
