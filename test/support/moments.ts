/** Moments at which dates go wrong first, by what is special about them. The venue and the visitor are in Lisbon. */
export const MOMENTS = {
  'on an ordinary day': '2026-11-20T10:00:00Z',
  'before the first of a month': '2026-11-28T10:00:00Z',
  'on the last day of a month': '2026-11-30T10:00:00Z',
  'on the last day of a year': '2026-12-31T10:00:00Z',
  'on 29 February': '2028-02-29T10:00:00Z',
  'in the night before summer time': '2027-03-27T22:30:00Z',
  'in the hour before summer time': '2027-03-28T00:30:00Z',
  'in the first hour of summer time': '2027-03-28T01:30:00Z',
  'in the night before winter time': '2027-10-30T22:30:00Z',
  'in the hour that comes twice, the first time': '2027-10-31T00:30:00Z',
  'in the hour that comes twice, the second time': '2027-10-31T01:30:00Z',
  'at 23:55': '2026-11-20T23:55:00Z',
  'at 00:05': '2026-11-21T00:05:00Z',
  'at 23:55 in summer': '2027-07-15T22:55:00Z',
  'at 00:05 in summer': '2027-07-15T23:05:00Z',
} as const satisfies Record<string, string>;
