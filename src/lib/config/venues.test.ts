import { describe, expect, it } from 'vitest';

import { VENUES_MAX_COUNT } from '../limits.ts';
import { parseVenues, type Venue } from './venues.ts';

const NOTHING = { service: null, area: null, latitude: null, longitude: null };
const BAIXA: Venue = { ...NOTHING, name: 'Baixa', shop: '1', campaign: '101' };

describe('venues', () => {
  it('are read from JSON and from data, with ids as texts or numbers', () => {
    const rows = [{ name: ' Baixa ', shop: 1, campaign: '101' }];
    expect(parseVenues(rows)).toEqual({ ok: true, value: [BAIXA] });
    expect(parseVenues(JSON.stringify(rows))).toEqual({ ok: true, value: [BAIXA] });
    // What the property gives can be set again.
    expect(parseVenues([BAIXA])).toEqual({ ok: true, value: [BAIXA] });
  });

  it('may have a service, an area and a place; a place that is none is no place', () => {
    const row = { name: 'A', shop: 2, service: 201, area: 'Porto', latitude: 41.1, longitude: 0 };
    expect(parseVenues([row])).toHaveProperty('value', [
      { ...row, shop: '2', service: '201', campaign: null },
    ]);
    for (const place of [{ latitude: 91 }, { latitude: '41.1' }, { latitude: NaN }]) {
      expect(parseVenues([{ ...row, ...place }])).toHaveProperty('value.0.latitude', null);
    }
  });

  it.each([
    ['no object', 'Baixa'],
    ['no name', { shop: 1 }],
    ['an empty name', { name: ' ', shop: 1 }],
    ['a name of two lines', { name: 'a\nb', shop: 1 }],
    ['a name that is too long', { name: 'a'.repeat(257), shop: 1 }],
    ['neither shop nor campaign', { name: 'A', service: 201 }],
    ['an unusable id', { name: 'A', shop: '..' }],
    ['an unusable id beside a usable one', { name: 'A', shop: 1, campaign: '1/2' }],
    ['an area that is no text', { name: 'A', shop: 1, area: {} }],
  ])('with %s in a row: the others work, with a problem', (_, row) => {
    expect(parseVenues([row, BAIXA])).toEqual({ ok: true, value: [BAIXA], takes: 'venues' });
    expect(parseVenues([row])).toEqual({ ok: false, takes: 'venues' });
  });

  it('are 30 at most: the others are left out, with a problem', () => {
    const rows = [...Array(VENUES_MAX_COUNT).keys()].map(() => BAIXA);
    expect(parseVenues(rows)).not.toHaveProperty('takes', 'venues');
    expect(parseVenues([...rows, BAIXA])).toEqual({ ok: true, value: rows, takes: 'venues' });
  });

  it.each(['[{"name"', '{}', 'Baixa'])('%s is no list', (input) => {
    expect(parseVenues(input)).toEqual({ ok: false, takes: 'venues' });
  });

  it('an empty list is none', () => expect(parseVenues([])).toEqual({ ok: true, value: [] }));
});
