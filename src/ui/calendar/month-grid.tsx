import { useEffect, type KeyboardEvent } from 'react';
import {
  DayButton,
  GridFrame,
  useGridFocus,
  type DayGridProps,
  type GridDay,
} from './day-grid.tsx';
import './month-grid.css';

export interface MonthGridProps extends DayGridProps<GridDay> {
  /** From Monday on: short as shown, and in full. */
  weekdays: readonly { short: string; full: string }[];
  /** The place of the first day in its week: 0 on Monday. */
  firstPlace: number;
}

const WEEK_DAYS = 7;
const LAST = WEEK_DAYS - 1;

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
function weeksOf(days: readonly GridDay[], firstPlace: number): (GridDay | null)[][] {
  const cells = [...Array.from({ length: firstPlace }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, place) => cells[week * WEEK_DAYS + place] ?? null),
  );
}

/**
 * A month to choose a day from, by the APG grid pattern for date pickers: arrows move by a day or a week, Home and End within
 * the week, Page Up and Page Down by a month; Enter and Space choose. Unavailable days can be focused. The focus starts in it.
 */
export function MonthGrid({ weekdays, firstPlace, ...props }: MonthGridProps) {
  const { days, selected, onChoose, ...frame } = props;
  const { table, stop, setActive, focusAt, focusAfterPaging } = useGridFocus(props);
  // After the dialog around it, which focuses its title.
  useEffect(() => {
    table.current?.querySelector<HTMLElement>('.mc-day[tabindex="0"]')?.focus();
  }, [table]);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const count = days.length;
    const by = PAGES[event.key];
    const place = (firstPlace + index) % WEEK_DAYS;
    const target = by ? index : MOVES[event.key]?.(index, place, count);
    if (target === undefined) return;
    event.preventDefault();
    if (!by && days[target]) return focusAt(target);
    const isBack = by === -1 || target < 0;
    const page = isBack ? frame.previous : frame.next;
    if (page.disabled) return;
    // The same day of the month, or how far the move reaches into it.
    focusAfterPaging((length) => {
      if (by) return Math.min(index, length - 1);
      return isBack ? length + target : target - count;
    });
    page.onClick();
  };
  return (
    <GridFrame {...frame} className="mc-month" isLive table={table}>
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
                    onClick={() => onChoose(day)}
                    onFocus={setActive}
                    onKeyDown={(event) => onKeyDown(event, days.indexOf(day))}
                    face={
                      <span className="mc-day__number" aria-hidden="true">
                        {day.dayNumber}
                      </span>
                    }
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
}
