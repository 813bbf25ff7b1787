import { restOf } from './count-work.mjs';

const round = (value, digits = 0) =>
  value === null || value === undefined ? '' : value.toFixed(digits);

export const kilobytes = (bytes) => round(bytes / 1000, 1);

/** Smallest, middle and largest in one cell: `980 1,010 1,100`. */
const spread = ({ min, median, max }) => `${round(min)} / ${round(median)} / ${round(max)}`;

/** Rows of cells as text, columns aligned: the first to the left, figures to the right. */
export function align(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** When each page was painted and live and how long it blocked: min / median / max. */
export function timeTable(loads) {
  const header = ['page, ms as min / median / max', 'shell', 'live', 'blocking'];
  const rows = Object.entries(loads).map(([name, { spread: of }]) => [
    name,
    spread(of.shell),
    spread(of.live),
    spread(of.blocking),
  ]);
  return align([header, ...rows]);
}

/** How pages compare: live, as a multiple of the floor that `floorOf` names, blocking time and bytes on the wire. */
export function peerTable(loads, counts, floorOf) {
  const header = ['page', 'live ms', 'x split floor', 'blocking ms', 'KB on the wire', 'requests'];
  const rows = Object.entries(loads).map(([name, { live, blocking }]) => [
    name,
    round(live),
    round(live / loads[floorOf(name)]?.live, 2),
    round(blocking),
    kilobytes(counts[name].toLive.bytes),
    `${counts[name].toLive.requests}, ${counts[name].all.requests} in the end`,
  ]);
  return align([header, ...rows]);
}

/** Each page's size of scripts, layout shift and memory. */
export function byteTable(loads) {
  const header = [
    'page',
    'script raw KB',
    'gzip',
    'brotli',
    'brotli later',
    'shift at arrival',
    'later',
    'heap MB',
  ];
  const rows = Object.entries(loads).map(
    ([name, { toLive, later, arrivalShift, layoutShift, heap }]) => [
      name,
      kilobytes(toLive.raw),
      kilobytes(toLive.gzip),
      kilobytes(toLive.brotli),
      kilobytes(later.brotli),
      round(arrivalShift, 3),
      round(layoutShift, 3),
      round(heap / 1024 / 1024, 1),
    ],
  );
  return align([header, ...rows]);
}

/** The requests and work of each page until it was live, from one load to count and one under a trace; last, all its requests. */
export function countTable(counts) {
  const header = [
    'page, until live',
    'wire KB',
    'requests',
    'modules',
    'DOM nodes',
    'lazy compiles',
    'layouts',
    'style recalculations',
    'long tasks',
    'in the end',
  ];
  const rows = Object.entries(counts).map(([name, { toLive, all, nodes, trace }]) => [
    name,
    kilobytes(toLive.bytes),
    round(toLive.requests),
    round(toLive.modules),
    round(nodes),
    round(trace.lazyCompiles),
    round(trace.layouts),
    round(trace.styleRecalculations),
    round(trace.longTasks),
    `${kilobytes(all.bytes)} KB, ${all.requests} requests`,
  ]);
  return align([header, ...rows]);
}

/** What the main thread did until each page was live, unslowed, beside the slowed time to live of `loads`. */
export function workTable(work, loads) {
  const header = [
    'page, main thread until live',
    'live ms, slowed',
    'all tasks ms',
    'script ms',
    'style ms',
    'layout ms',
    'rest ms',
    'style recalculations',
    'layouts',
    'nodes',
  ];
  const rows = Object.entries(work).map(([name, figures]) => {
    const { taskMs, scriptMs, styleMs, layoutMs, styleCount, layoutCount, nodes } = figures;
    return [
      name,
      round(loads[name]?.live),
      ...[taskMs, scriptMs, styleMs, layoutMs].map((ms) => round(ms, 1)),
      round(restOf(figures), 1),
      ...[styleCount, layoutCount, nodes].map((count) => round(count)),
    ];
  });
  return align([header, ...rows]);
}

/** The requests and bytes of a guest's booking, step by step. */
export function bookingTable({ steps, total }) {
  const header = ['guest booking', 'requests', 'modules', 'calls', 'KB on the wire'];
  const rows = [...steps, { name: 'all', ...total }].map(
    ({ name, requests, modules, calls, bytes }) => [
      name,
      String(requests),
      String(modules),
      String(Array.isArray(calls) ? calls.length : calls),
      kilobytes(bytes),
    ],
  );
  return align([header, ...rows]);
}

/** The comparisons, and whether each is below its limit. */
export function limitTable(judged) {
  const figure = (value, unit) => (unit === 'bytes' ? kilobytes(value) : round(value, 1));
  const rows = judged.map(({ name, unit, value, against, ratio, limit, holds }) => [
    name,
    figure(value, unit),
    against === null ? '' : figure(against, unit),
    unit === 'bytes' && against === null ? figure(ratio, unit) : round(ratio, 2),
    unit === 'bytes' && against === null ? figure(limit, unit) : round(limit, 2),
    holds ? 'holds' : 'MISSED',
  ]);
  return align([['limit', 'ours', 'held against', 'ratio', 'limit', ''], ...rows]);
}

/** The layout shifts of the page, with their times. */
export function shiftTable(shifts) {
  const rows = shifts.map(({ startTime, value, moved }) => [
    moved.join(', '),
    round(startTime),
    round(value, 3),
  ]);
  return align([['moved', 'at ms', 'shift'], ...rows]);
}
