import { describe, expect, it } from 'vitest';

import type { Venue } from '../../../lib/config/venues.ts';
import {
  byDistance,
  groupByArea,
  isSearched,
  placeOf,
  searchVenues,
  venueDistance,
  type VenueRow,
} from './venue-list.ts';

const LISBON = { latitude: 38.7223, longitude: -9.1393 };

function venue(name: string, facts: Partial<Venue> = {}): Venue {
  const nowhere = { area: null, latitude: null, longitude: null };
  return { name, shop: '1', campaign: '101', service: null, ...nowhere, ...facts };
}

function row(name: string, facts: Partial<VenueRow> = {}): VenueRow {
  const unknown = { address: '', next: undefined, isLoading: false, distance: null };
  return { venue: venue(name), ...unknown, ...facts };
}

const namesOf = (rows: readonly VenueRow[]) => rows.map((each) => each.venue.name);

describe('how far away a venue is', () => {
  it('is in metres, along the surface of the Earth', () => {
    const porto = venue('Porto', { latitude: 41.1579, longitude: -8.6291 });
    expect(venueDistance(porto, LISBON)).toBeCloseTo(274_000, -4);
    expect(venueDistance(venue('Here', LISBON), LISBON)).toBe(0);
  });

  it('is unknown where the page does not say where the venue is, or the visitor is nowhere', () => {
    expect(venueDistance(venue('Somewhere'), LISBON)).toBeNull();
    expect(venueDistance(venue('Half', { latitude: 38.7 }), LISBON)).toBeNull();
    expect(venueDistance(venue('Here', LISBON), null)).toBeNull();
    expect(placeOf(venue('On the equator', { latitude: 0, longitude: 0 }))).toEqual({
      latitude: 0,
      longitude: 0,
    });
  });
});

describe('the order of venues', () => {
  it('is by distance, those without one last, equal ones as the page has them', () => {
    const rows = [
      row('unknown A'),
      row('far', { distance: 9_000 }),
      row('near A', { distance: 0 }),
      row('unknown B'),
      row('near B', { distance: 0 }),
    ];
    expect(namesOf(byDistance(rows))).toEqual([
      'near A',
      'near B',
      'far',
      'unknown A',
      'unknown B',
    ]);
  });

  it('by area is that of their first appearance, and those without an area come last', () => {
    const rows = ['', 'Porto', 'Lisboa', 'Porto'].map((area, index) =>
      row(`${index}`, { venue: venue(`${index}`, { area: area || null }) }),
    );
    const groups = groupByArea(rows).map(({ area, rows: own }) => [area, ...namesOf(own)]);
    expect(groups).toEqual([
      ['Porto', '1', '3'],
      ['Lisboa', '2'],
      [null, '0'],
    ]);
  });
});

describe('a search', () => {
  const rows = [
    row('Tasca da Graça', { address: 'Rua Direita 3, Lisboa' }),
    row('Spa', { venue: venue('Spa', { area: 'Évora' }) }),
  ];

  it('finds every word in name, area or address, ignoring accents and case', () => {
    expect(namesOf(searchVenues(rows, 'GRACA lisboa'))).toEqual(['Tasca da Graça']);
    expect(namesOf(searchVenues(rows, 'evora'))).toEqual(['Spa']);
    expect(namesOf(searchVenues(rows, 'graça évora'))).toEqual([]);
    expect(searchVenues(rows, '  ')).toEqual(rows);
  });

  it('is offered from eight venues on', () => {
    const seven = Array<Venue>(7).fill(venue('One of many'));
    expect(isSearched(seven)).toBe(false);
    expect(isSearched([...seven, venue('The eighth')])).toBe(true);
  });
});
