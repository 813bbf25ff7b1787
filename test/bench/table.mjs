const round = (value, digits = 0) =>
  value === null || value === undefined ? '' : value.toFixed(digits);

const kilobytes = (bytes) => round(bytes / 1000, 1);

/** Rows of cells as text, columns aligned: the first to the left, figures to the right. */
function align(rows) {
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

/** What each page cost: medians. */
export function loadTable(medians, names) {
  const header = [
    'page',
    'shell ms',
    'live ms',
    'blocking ms',
    'shift at arrival',
    'later',
    'heap MB',
  ];
  const bytes = ['raw KB', 'gzip KB', 'brotli KB', 'brotli KB later'];
  const rows = names.map((name) => {
    const { shell, live, blocking, arrivalShift, layoutShift, heap, toLive, later } = medians[name];
    return [
      name,
      round(shell),
      round(live),
      round(blocking),
      round(arrivalShift, 3),
      round(layoutShift, 3),
      round(heap / 1024 / 1024, 1),
      kilobytes(toLive.raw),
      kilobytes(toLive.gzip),
      kilobytes(toLive.brotli),
      kilobytes(later.brotli),
    ];
  });
  return align([[...header, ...bytes], ...rows]);
}

/** What is held against what, and whether it stays below its limit. */
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

/** What moved on the page, and when. */
export function shiftTable(shifts) {
  const rows = shifts.map(({ startTime, value, moved }) => [
    moved.join(', '),
    round(startTime),
    round(value, 3),
  ]);
  return align([['moved', 'at ms', 'shift'], ...rows]);
}
