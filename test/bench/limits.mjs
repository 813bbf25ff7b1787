import { restOf } from './count-work.mjs';

/**
 * The limits on the figures, each a ratio (or a plain number) taken in one run. `of` gets everything that a run measured
 * and gives [value, held against]; a pair with null is compared with the limit alone.
 */
const HEAP_PER_ELEMENT = 0.5 * 1024 * 1024;

const FURTHER_ELEMENTS = 9;

/** The increase of a figure for each further element of ten. */
const further = ({ checkoutTen, checkout }, key) =>
  (checkoutTen[key] - checkout[key]) / FURTHER_ELEMENTS;

/** What the main thread spends on style and layout. */
const drawing = ({ styleMs, layoutMs }) => styleMs + layoutMs;

export const LIMITS = [
  {
    name: 'shell painted / plain custom element',
    unit: 'ms',
    limit: 1.1,
    of: ({ loads }) => [loads.checkout.shell, loads.plainElement.shell],
  },
  {
    name: 'first booking screen live / split floor',
    unit: 'ms',
    limit: 1.3,
    of: ({ loads }) => [loads.checkout.live, loads.splitFloor.live],
  },
  {
    name: 'the same with preload hints / split floor without them',
    unit: 'ms',
    limit: 1.1,
    of: ({ loads }) => [loads.checkoutHint.live, loads.splitFloor.live],
  },
  {
    name: 'the next free times of mode="times" live / split floor',
    unit: 'ms',
    limit: 0.7,
    of: ({ loads }) => [loads.times.live, loads.splitFloor.live],
  },
  {
    name: 'main thread until live, unslowed: all tasks / split floor',
    unit: 'ms',
    limit: 1.4,
    of: ({ mainThread }) => [mainThread.checkout.taskMs, mainThread.splitFloor.taskMs],
  },
  {
    name: 'main thread until live, unslowed: script / split floor',
    unit: 'ms',
    limit: 1.1,
    of: ({ mainThread }) => [mainThread.checkout.scriptMs, mainThread.splitFloor.scriptMs],
  },
  {
    name: 'main thread until live, unslowed: neither script, style nor layout / split floor',
    unit: 'ms',
    limit: 1.5,
    of: ({ mainThread }) => [restOf(mainThread.checkout), restOf(mainThread.splitFloor)],
  },
  {
    name: 'main thread until live, unslowed: style and layout / split floor',
    unit: 'ms',
    limit: 2,
    of: ({ mainThread }) => [drawing(mainThread.checkout), drawing(mainThread.splitFloor)],
  },
  {
    name: 'blocking time at load / split floor',
    unit: 'ms',
    limit: 1.3,
    of: ({ loads }) => [loads.checkout.blocking, loads.splitFloor.blocking],
  },
  {
    name: 'layout shift after the shell',
    unit: '',
    limit: 0,
    of: ({ loads }) => [loads.checkout.layoutShift, null],
  },
  {
    name: "second visit / the split floor's",
    unit: 'ms',
    limit: 1.3,
    of: ({ loads }) => [loads.checkoutAgain.live, loads.splitFloorAgain.live],
  },
  {
    name: "third visit, with compiled code in the cache / the split floor's",
    unit: 'ms',
    limit: 1.3,
    of: ({ loads }) => [loads.checkoutThird.live, loads.splitFloorThird.live],
  },
  {
    name: 'standalone / split floor',
    unit: 'ms',
    limit: 2,
    of: ({ loads }) => [loads.checkoutStandalone.live, loads.splitFloor.live],
  },
  {
    name: 'each further element / the first, time to live',
    unit: 'ms',
    limit: 0.08,
    of: ({ loads }) => [further(loads, 'live'), loads.checkout.live],
  },
  {
    name: 'each further element, heap',
    unit: 'bytes',
    limit: HEAP_PER_ELEMENT,
    of: ({ loads }) => [further(loads, 'heap'), null],
  },
  {
    name: 'calendar paging, 30 days x 48 slots / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: ({ paging }) => [paging.checkout, paging.plainCalendar],
  },
  {
    name: 'a menu of 1,000 items live / split floor with the same answers',
    unit: 'ms',
    limit: 1.45,
    of: ({ loads }) => [loads.menu.live, loads.splitFloorMenu.live],
  },
  {
    name: 'products of a shop with 10,000 points live / split floor with the same answers',
    unit: 'ms',
    limit: 1.45,
    of: ({ loads }) => [loads.products.live, loads.splitFloorProducts.live],
  },
  {
    name: 'add to cart in a menu of 1,000 items / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: ({ adding }) => [adding.menu, adding.plainMenu],
  },
  {
    name: 'a key in the filter of 10,000 pickup points / plain DOM',
    unit: 'ms',
    limit: 1.5,
    of: ({ filtering }) => [filtering.products, filtering.plainPoints],
  },
];

/** Every limit with its figures and whether it holds; a figure that was not taken counts as not held. */
export function judge(figures) {
  return LIMITS.map(({ name, unit, limit, of }) => {
    const [value, against] = of(figures);
    const ratio = against === null ? value : value / against;
    return { name, unit, value, against, ratio, limit, holds: ratio <= limit };
  });
}

/** The requests of each page until it is live, and of a guest's whole booking, checked by check-counts.mjs. */
export const COUNT_LIMITS = {
  checkout: { requests: 10 },
  checkoutHint: { requests: 10 },
  checkoutStandalone: { requests: 5 },
  times: { requests: 8 },
  menu: { requests: 13 },
  products: { requests: 13 },
  'guest booking': { requests: 18 },
};
