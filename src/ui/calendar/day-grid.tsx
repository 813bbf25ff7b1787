import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

import { IconButton, type IconButtonProps } from '../action/button.tsx';
import { calendarIcon, chevronLeftIcon, chevronRightIcon } from '../icon/icon.tsx';
import './calendar.css';

export interface GridDay {
  /** YYYY-MM-DD */
  date: string;
  /** Above the number, short: "seg". */
  weekday?: string;
  /** The accessible name, with the reason if unavailable: "sexta-feira, 20 de novembro, esgotado". */
  label: string;
  available: boolean;
  isToday?: boolean | undefined;
}

/** A button of the head, which shows other days. */
type HeadButton = Pick<IconButtonProps, 'label' | 'disabled' | 'onClick'>;

export interface DayGridProps {
  /** "novembro de 2026"; also the grid's name. */
  title: string;
  /** The days of one week or month, in order; none available while `busy`. */
  days: readonly GridDay[];
  /** A month, in a dialog: the focus starts in it. */
  month?: {
    /** From Monday on: short as shown, and in full. */
    weekdays: readonly { short: string; full: string }[];
    /** The place of the first day in its week: 0 on Monday. */
    firstPlace: number;
  };
  selected: string | null;
  /** A click, Enter or Space, also on an unavailable day, to show the reason. */
  onChoose: (day: GridDay) => void;
  previous: HeadButton;
  next: HeadButton;
  /** Opens the month. */
  showMonth?: HeadButton;
  /** Loading: the numbers of unavailable days pulse. */
  busy?: boolean | undefined;
  /** Id of a description or an error. */
  describedBy?: string | undefined;
  /** Id of the day in the tab order, for an `ErrorSummary` link. */
  id?: string;
}

const WEEK_DAYS = 7;
const LAST = WEEK_DAYS - 1;
/** A table as an ARIA grid, as ARIA in HTML and the APG allow. */
const GRID = { role: 'grid' };

/** The position of the focused day: its index, its place in the week, and the number of days. */
type Move = (index: number, place: number, count: number) => number;

/** The index that a key moves to; one outside is a day of the days before or after. */
const MOVES: Record<string, Move> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - WEEK_DAYS,
  ArrowDown: (index) => index + WEEK_DAYS,
  Home: (index, place) => Math.max(0, index - place),
  End: (index, place, count) => Math.min(count - 1, index + LAST - place),
};

const PAGES: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };

/** The rows of the grid, with null for the days of other months. */
function weeksOf(days: readonly GridDay[], firstPlace: number): (GridDay | null)[][] {
  const cells = [...Array<null>(firstPlace).fill(null), ...days];
  return [...Array(Math.ceil(cells.length / WEEK_DAYS)).keys()].map((week) =>
    [...Array(WEEK_DAYS).keys()].map((place) => cells[week * WEEK_DAYS + place] ?? null),
  );
}

/** The day in the tab order: the last focused, else the selected, else the first available. */
function tabStop(days: readonly GridDay[], ...wanted: (string | null)[]): string | undefined {
  const found = wanted.find((date) => days.some((day) => day.date === date));
  return found ?? (days.find((day) => day.available) ?? days[0])?.date;
}

/** Focuses days by index, at once or after other days are shown. */
function useGridFocus(firstDate: string | undefined, startsFocused: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const wantedRef = useRef<{ leaving: string | undefined; find: (count: number) => number }>(null);
  const buttons = () => table.current?.querySelectorAll('button') ?? [];
  const focusAt = (index: number) => buttons()[index]?.focus();
  const focusedIndex = () => {
    const root = table.current?.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    return [...buttons()].findIndex((button) => button === focused);
  };
  /** `find` gives the index among the new days, by their count. */
  const focusAfterPaging = (find: (count: number) => number) => {
    wantedRef.current = { leaving: firstDate, find };
  };
  useLayoutEffect(() => {
    const wanted = wantedRef.current;
    if (!wanted || wanted.leaving === firstDate) return;
    wantedRef.current = null;
    focusAt(wanted.find(buttons().length));
  });
  // After the dialog around it, which focuses its title.
  useEffect(() => {
    if (startsFocused) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [startsFocused]);
  return { table, focusAt, focusedIndex, focusAfterPaging };
}

/**
 * A week or a month to choose a day from, by the APG grid pattern for date pickers: arrows move by a day or a week, also over
 * the edge; Home and End within the week, Page Up and Page Down to the days before and after; Enter and Space choose.
 * Unavailable days can be focused.
 */
export function DayGrid(props: DayGridProps) {
  const { days, month, selected, previous, next, showMonth, onChoose } = props;
  const firstPlace = month?.firstPlace ?? 0;
  const titleId = useId();
  const [active, setActive] = useState<string | null>(null);
  const { table, focusAt, focusedIndex, focusAfterPaging } = useGridFocus(
    days[0]?.date,
    Boolean(month),
  );
  const stop = tabStop(days, active, selected);

  /** Shows other days. A day that has the focus, as after a click by a script, gives it to the day in its place. */
  const turn = ({ onClick }: HeadButton) => {
    const index = focusedIndex();
    if (index >= 0) focusAfterPaging((count) => Math.min(index, count - 1));
    onClick();
  };
  const onKeyDown = (event: KeyboardEvent, day: GridDay) => {
    const index = days.indexOf(day);
    const by = PAGES[event.key];
    const place = (firstPlace + index) % WEEK_DAYS;
    const target = by ? index : MOVES[event.key]?.(index, place, days.length);
    if (target === undefined) return;
    event.preventDefault();
    if (!by && days[target]) return focusAt(target);
    const isBack = by === -1 || target < 0;
    const page = isBack ? previous : next;
    if (page.disabled) return;
    if (by) return turn(page);
    // How far the move reaches into the new days.
    focusAfterPaging((count) => (isBack ? count + target : target - days.length));
    page.onClick();
  };
  const dayButton = (day: GridDay) => (
    <button
      type="button"
      id={day.date === stop ? props.id : undefined}
      className="mc-day"
      tabIndex={day.date === stop ? 0 : -1}
      aria-disabled={!day.available || undefined}
      aria-current={day.isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onFocus={() => setActive(day.date)}
      onKeyDown={(event) => onKeyDown(event, day)}
    >
      <span className="mc-visually-hidden">{day.label}</span>
      <span className="mc-day__face" aria-hidden="true">
        {day.weekday && <span className="mc-day__weekday">{day.weekday}</span>}
        <span className="mc-day__number">{Number(day.date.slice(-2))}</span>
      </span>
    </button>
  );
  return (
    <div>
      <div className="mc-calendar__head">
        <h3 className="mc-calendar__title" id={titleId} aria-live={month && 'polite'}>
          {props.title}
        </h3>
        {showMonth && <IconButton icon={calendarIcon} {...showMonth} />}
        <IconButton icon={chevronLeftIcon} {...previous} onClick={() => turn(previous)} />
        <IconButton icon={chevronRightIcon} {...next} onClick={() => turn(next)} />
      </div>
      <table
        ref={table}
        className="mc-calendar__week"
        {...GRID}
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        aria-busy={props.busy || undefined}
      >
        {month && (
          <thead>
            <tr>
              {month.weekdays.map(({ short, full }) => (
                <th key={full} scope="col" abbr={full}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {weeksOf(days, firstPlace).map((week, row) => (
            <tr key={row}>
              {week.map((day, place) => (
                <td
                  key={day?.date ?? place}
                  className="mc-calendar__cell"
                  aria-selected={day ? day.date === selected : undefined}
                >
                  {day && dayButton(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
