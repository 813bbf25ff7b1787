import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';

import { parseAst } from 'rollup/parseAst';

/** The parts of the first booking screen, each by a part of a source path in its file. */
const FIRST_SCREEN = [
  'src/element/merchant-checkout-element.ts',
  'src/app/create-checkout-app.ts',
  'src/features/booking/screens/choice.tsx',
  'locales/pt_PT/checkout.ts',
];

/** The additional parts of each further flow's first screen, in the same form. Orders wait for their own code, too. */
const FURTHER_FLOWS = {
  reservation_type_booking_voucher: ['src/features/booking/screens/reservation-type.tsx'],
  skip_campaign_type_5_first_step: ['src/features/account/screens/login/login.tsx'],
  service_and_reservation: ['src/features/booking/screens/service-booking.tsx'],
  service_listing_and_reservation: [
    'src/features/services/screens/services.tsx',
    'locales/pt_PT/services.ts',
  ],
  venue_listing: ['src/features/venues/screens/venues.tsx', 'locales/pt_PT/venues.ts'],
  'orders from a menu': [
    'src/features/menu/screens/menu.tsx',
    'locales/pt_PT/cart.ts',
    'locales/pt_PT/menu.ts',
    'src/features/ordering/state/menu-order-start.ts',
  ],
  'product-checkout': [
    'src/features/cart/screens/cart-review.tsx',
    'locales/pt_PT/cart.ts',
    'src/features/ordering/state/product-order-start.ts',
  ],
  campaign_offer_code: [
    'src/features/points/screens/points-confirm.tsx',
    'locales/pt_PT/points.ts',
  ],
};

const staticImports = (path, code) =>
  parseAst(code)
    .body.filter(({ source }) => source)
    .map(({ source }) => join(dirname(path), source.value));

/** Some built files and all that they import before they run. */
export function withStaticImports(dist, paths) {
  const queue = [...paths];
  const found = new Set();
  while (queue.length > 0) {
    const path = queue.pop();
    if (found.has(path)) continue;
    found.add(path);
    queue.push(...staticImports(path, dist.get(path)));
  }
  return [...found];
}

/** Finds the built file that holds a source, by a part of the source's path. */
async function holderFinder(dist) {
  const sourcesOf = async (path) => JSON.parse(await readFile(`dist${path}.map`, 'utf8')).sources;
  const holders = await Promise.all(
    [...dist.keys()].map(async (path) => ({ path, sources: await sourcesOf(path) })),
  );
  return (part) => {
    const holder = holders.find(({ sources }) => sources.some((source) => source.includes(part)));
    if (!holder)
      throw new Error(`No built file holds ${part}: change test/bench/first-screen.mjs.`);
    return holder.path;
  };
}

/**
 * The paths of the built files that arrive before the first booking screen of `dist` (path to code) can be shown: the
 * files that hold its sources, as their source maps say, and all that these import.
 */
export async function firstScreenPaths(dist) {
  const holderOf = await holderFinder(dist);
  return withStaticImports(dist, FIRST_SCREEN.map(holderOf));
}

/** By flow, the paths of the files that its first screen needs and the first booking screen does not. */
export async function addedByFlow(dist) {
  const holderOf = await holderFinder(dist);
  const known = new Set(await firstScreenPaths(dist));
  return Object.entries(FURTHER_FLOWS).map(([flow, parts]) => ({
    flow,
    paths: withStaticImports(dist, parts.map(holderOf)).filter((path) => !known.has(path)),
  }));
}
