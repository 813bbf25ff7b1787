/**
 * Counts the requests until each first screen is live, and those of a whole guest booking. More than COUNT_LIMITS fails.
 * The table shows bytes, modules and nodes for information where a limit names them.
 */
import { countLoad } from './count-load.mjs';
import { slotsFromDayAfterTomorrow } from './even-slots.mjs';
import { countGuestBooking } from './guest-booking.mjs';
import { COUNT_LIMITS } from './limits.mjs';
import { manyItems } from './many-items.mjs';
import { manyPoints } from './many-points.mjs';
import { openBench } from './open-bench.mjs';
import { align } from './table.mjs';

const PAGES = ['checkout', 'checkoutHint', 'checkoutStandalone', 'times', 'menu', 'products'];

/**
 * The answers to a page's first calls come before its app, as on a phone's line, however busy this machine is: the app is
 * sent once no call has been open for so long.
 */
const CHUNKS_AFTER_CALLS_MS = 300;

const BOOKING = 'guest booking';

/** A limit that stands this far above its figure should be lowered. */
const SLACK = 0.02;

async function countAll(bench) {
  const { browser, all, addressOf } = bench;
  await bench.answerWith('GET /rest/shop/1', manyItems());
  await bench.answerWith('delivery/pickup-points', manyPoints());
  await bench.answerWith('available-slots', slotsFromDayAfterTomorrow(Date.now()));
  // The sandbox makes its data at its first calls, which would come after the app.
  await countLoad(browser, addressOf('checkout'), all['checkout']);
  const counts = {};
  for (const name of PAGES) {
    const { toLive, nodes } = await countLoad(browser, addressOf(name), all[name]);
    const { bytes, requests, modules } = toLive;
    counts[name] = { bytes, requests, modules, nodes };
  }
  await bench.reset();
  const { bytes, requests, modules } = (await countGuestBooking(bench, 'checkout')).total;
  counts[BOOKING] = { bytes, requests, modules };
  return counts;
}

const bench = await openBench({ compared: [], chunksAfterCallsMs: CHUNKS_AFTER_CALLS_MS });
try {
  const counts = await countAll(bench);
  const rows = Object.entries(COUNT_LIMITS).flatMap(([name, limits]) =>
    Object.entries(limits).map(([key, limit]) => ({ name, key, limit, count: counts[name][key] })),
  );
  const verdictOf = ({ count, limit }) => {
    if (count > limit) return 'ABOVE ITS LIMIT';
    return count < limit * (1 - SLACK) ? 'lower the limit' : '';
  };
  console.log(
    align(
      [['until live', 'what', 'count', 'limit', '']].concat(
        rows.map((row) => [
          row.name,
          row.key,
          String(row.count),
          String(row.limit),
          verdictOf(row),
        ]),
      ),
    ),
  );
  const missed = rows.filter(({ count, limit }) => count > limit);
  console.log(
    missed.length === 0
      ? `${rows.length} counts within their limits`
      : `${missed.length} of ${rows.length} counts above their limits (test/bench/limits.mjs)`,
  );
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await bench.close();
}
