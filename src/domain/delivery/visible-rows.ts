/** A long list of rows of one height and the part of it that is seen; lengths in px. */
export interface RowsView {
  count: number;
  rowHeight: number;
  scrollTop: number;
  viewHeight: number;
  /** Rows drawn above and below what is seen, so that scrolling shows no gap. */
  overscan: number;
}

/** Which rows to draw, and how much room the others take. */
export interface VisibleRows {
  /** The first row drawn, from 0. */
  start: number;
  /** The row after the last one drawn. */
  end: number;
  /** px above and below the rows drawn. */
  before: number;
  after: number;
}

/** The rows of a long list that are worth drawing; a scroll position beyond the list shows its end. */
export function visibleRows(view: RowsView): VisibleRows {
  const { count, rowHeight, viewHeight, overscan } = view;
  if (count <= 0 || !(rowHeight > 0)) return { start: 0, end: 0, before: 0, after: 0 };
  const last = Math.max(0, count * rowHeight - viewHeight);
  const scrollTop = Math.min(Math.max(0, view.scrollTop), last);
  const start = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  return { start, end, before: start * rowHeight, after: (count - end) * rowHeight };
}
