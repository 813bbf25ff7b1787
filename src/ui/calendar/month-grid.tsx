import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, type IconButtonProps } from '../action/button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icon.tsx';
import type { CalendarDay } from './week-calendar.tsx';
import './calendar.css';
import './month-grid.css';

export type MonthDay = Omit<CalendarDay, 'weekday'>;

/** Shows another month. */
type MonthButton = Pick<IconButtonProps, 'label' | 'disabled' | 'onClick'>;

export interface MonthGridProps {
  /** "novembro de 2026"; also the grid's name. */
  title: string;
  /** From Monday on: short as shown, and in full. */
  weekdays: readonly { short: string; full: string }[];
  /** The days of one month, in order. */
  days: readonly MonthDay[];
  /** The place of the first day in its week: 0 on Monday. */
  firstPlace: number;
  selected: string | null;
  /** A click, Enter or Space, also on an unavailable day, to show the reason. */
  onChoose: (day: MonthDay) => void;
  previous: MonthButton;
  next: MonthButton;
  /** Loading: the numbers of unavailable days pulse. */
  busy?: boolean | undefined;
  /** Id of a description. */
  describedBy?: string | undefined;
}

const WEEK_DAYS = 7;
const LAST = WEEK_DAYS - 1;
/** A table as an ARIA grid, as ARIA in HTML and the APG allow. */
const GRID = { role: 'grid' };

/** The position of the focused day: its index in the month, its place in the week, and the month's length. */
type Move = (index: number, place: number, count: number) => number;

/** The index that a key moves to; one beyond the month is a day of the month before or after. */
const MOVES: Record<string, Move> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - WEEK_DAYS,
  ArrowDown: (index) => index + WEEK_DAYS,
  Home: (index, place) => Math.max(0, index - place),
  End: (index, place, count) => Math.min(count - 1, index + LAST - place),
};

const PAGES: Record<string, 1 | -1> = { PageUp: -1, PageDown: 1 };

/** The weeks of a month from Monday on, with null for the days of other months. */
function weeksOf(days: readonly MonthDay[], firstPlace: number): (MonthDay | null)[][] {
  const cells = [...Array.from({ length: firstPlace }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, place) => cells[week * WEEK_DAYS + place] ?? null),
  );
}

/** The day in the tab order: the last focused, else the selected, else the first available. */
function tabStop(days: readonly MonthDay[], ...wanted: (string | null)[]): string | undefined {
  const found = wanted.find((date) => days.some((day) => day.date === date));
  return found ?? (days.find((day) => day.available) ?? days[0])?.date;
}

interface DayButtonProps extends Pick<MonthGridProps, 'onChoose'> {
  day: MonthDay;
  tabbable: boolean;
  onFocus: (date: string) => void;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
}

function DayButton({ day, tabbable, onChoose, onFocus, onKeyDown }: DayButtonProps) {
  return (
    <button
      type="button"
      className="mc-day"
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!day.available || undefined}
      aria-current={day.isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onFocus={() => onFocus(day.date)}
      onKeyDown={(event) => onKeyDown(event, day.date)}
    >
      <span className="mc-visually-hidden">{day.label}</span>
      <span className="mc-day__number" aria-hidden="true">
        {day.dayNumber}
      </span>
    </button>
  );
}

/** Focuses days by index: the tab stop at first, and others at once or after a change of month by keyboard. */
function useMonthFocus(firstDate: string | undefined) {
  const table = useRef<HTMLTableElement>(null);
  const wantedRef = useRef<{ leaving: string | undefined; find: (count: number) => number }>(null);
  const buttons = () => table.current?.querySelectorAll<HTMLElement>('.mc-day') ?? [];
  const focusAt = (index: number) => buttons()[index]?.focus();
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
    table.current?.querySelector<HTMLElement>('.mc-day[tabindex="0"]')?.focus();
  }, []);
  return { table, focusAt, focusAfterPaging };
}

/**
 * A month to choose a day from, by the APG grid pattern for date pickers: arrows move by a day or a week, Home and End within
 * the week, Page Up and Page Down by a month; Enter and Space choose. Unavailable days can be focused. The focus starts in it.
 */
export function MonthGrid(props: MonthGridProps) {
  const { days, firstPlace, selected, previous, next, weekdays } = props;
  const titleId = useId();
  const [active, setActive] = useState<string | null>(null);
  const { table, focusAt, focusAfterPaging } = useMonthFocus(days[0]?.date);
  const stop = tabStop(days, active, selected);

  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const count = days.length;
    const index = days.findIndex((day) => day.date === date);
    const by = PAGES[event.key];
    const place = (firstPlace + index) % WEEK_DAYS;
    const target = by ? index : MOVES[event.key]?.(index, place, count);
    if (target === undefined) return;
    event.preventDefault();
    if (!by && days[target]) return focusAt(target);
    const isBack = by === -1 || target < 0;
    const page = isBack ? previous : next;
    if (page.disabled) return;
    // The same day of the month, or how far the move reaches into it.
    focusAfterPaging((length) => {
      if (by) return Math.min(index, length - 1);
      return isBack ? length + target : target - count;
    });
    page.onClick();
  };
  return (
    <div className="mc-month">
      <div className="mc-calendar__head">
        <h3 className="mc-calendar__title" id={titleId} aria-live="polite">
          {props.title}
        </h3>
        <IconButton icon={chevronLeftIcon} {...previous} />
        <IconButton icon={chevronRightIcon} {...next} />
      </div>
      <table
        ref={table}
        className="mc-calendar__week"
        {...GRID}
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        aria-busy={props.busy || undefined}
      >
        <thead>
          <tr>
            {weekdays.map(({ short, full }) => (
              <th key={full} className="mc-month__weekday" scope="col" abbr={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, firstPlace).map((week, row) => (
            <tr key={row}>
              {week.map((day, place) => (
                <td
                  key={place}
                  className="mc-calendar__cell"
                  aria-selected={day ? day.date === selected : undefined}
                >
                  {day && (
                    <DayButton
                      day={day}
                      tabbable={day.date === stop}
                      onChoose={props.onChoose}
                      onFocus={setActive}
                      onKeyDown={onKeyDown}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
