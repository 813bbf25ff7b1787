/**
 * The limits on the figures, each a ratio (or a plain number) taken in one run. `of` gets the medians by scenario
 * and gives [value, held against]; a pair with null is compared with the limit alone.
 */
const HEAP_PER_ELEMENT = 0.5 * 1024 * 1024;

const further = (m, key) => (m.checkoutTen[key] - m.checkout[key]) / 9;

export const LIMITS = [
  {
    name: 'shell painted / plain custom element',
    unit: 'ms',
    limit: 1.1,
    of: (m) => [m.checkout.shell, m.plainElement.shell],
  },
  {
    name: 'first booking screen live / split floor',
    unit: 'ms',
    limit: 1.1,
    of: (m) => [m.checkout.live, m.splitFloor.live],
  },
  {
    name: 'the same with a preload hint / split floor with one',
    unit: 'ms',
    limit: 1.1,
    of: (m) => [m.checkoutHint.live, m.splitFloorHint.live],
  },
  {
    name: 'script to that screen, brotli / floor',
    unit: 'bytes',
    limit: 1.5,
    of: (m) => [m.checkout.toLive.brotli, m.floor.toLive.brotli],
  },
  {
    name: 'all script in dist, brotli / floor',
    unit: 'bytes',
    limit: 3,
    of: (m) => [m.dist.brotli, m.floor.toLive.brotli],
  },
  {
    name: 'blocking time at load / floor',
    unit: 'ms',
    limit: 1.3,
    of: (m) => [m.checkout.blocking, m.floor.blocking],
  },
  {
    name: 'layout shift after the shell',
    unit: '',
    limit: 0,
    of: (m) => [m.checkout.layoutShift, null],
  },
  {
    name: 'each further element / the first, time to live',
    unit: 'ms',
    limit: 0.05,
    of: (m) => [further(m, 'live'), m.checkout.live],
  },
  {
    name: 'each further element, heap in bytes',
    unit: 'bytes',
    limit: HEAP_PER_ELEMENT,
    of: (m) => [further(m, 'heap'), null],
  },
  {
    name: 'calendar paging, 30 days x 48 slots / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: (m) => [m.paging.checkout, m.paging.plain],
  },
  {
    name: 'a menu of 1,000 items live / split floor',
    unit: 'ms',
    limit: 1.15,
    of: (m) => [m.menu.live.menu, m.menu.live.splitFloor],
  },
  {
    name: 'add to cart in a menu of 1,000 items / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: (m) => [m.menu.adding.menu, m.menu.adding.plain],
  },
  {
    name: 'a key in the filter of 10,000 pickup points / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: (m) => [m.points.products, m.points.plain],
  },
];

/** Every limit with its figures and whether it holds; a figure that was not taken counts as not held. */
export function judge(medians) {
  return LIMITS.map(({ name, unit, limit, of }) => {
    const [value, against] = of(medians);
    const ratio = against === null ? value : value / against;
    return { name, unit, value, against, ratio, limit, holds: ratio <= limit };
  });
}
