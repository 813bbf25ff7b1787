import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { addDays } from '../../lib/time/venue-date.ts';
import { addMonths, datesOfMonth, weekdayOf } from '../../lib/time/venue-month.ts';
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

/** The same day of another month, or that month's last one. */
function inMonth(date: string, by: 1 | -1): string {
  const dates = datesOfMonth(addMonths(date, by));
  return dates[Number(date.slice(8)) - 1] ?? dates.at(-1) ?? date;
}

/** The date that a key leads to. */
const MOVES: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -WEEK_DAYS),
  ArrowDown: (date) => addDays(date, WEEK_DAYS),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, LAST - weekdayOf(date)),
  PageUp: (date) => inMonth(date, -1),
  PageDown: (date) => inMonth(date, 1),
};

/** The weeks of a month from Monday on, with null for the days of other months. */
function weeksOf(days: readonly MonthDay[]): (MonthDay | null)[][] {
  const before = days[0] ? weekdayOf(days[0].date) : 0;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, day) => cells[week * WEEK_DAYS + day] ?? null),
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

/**
 * A month to choose a day from, by the APG grid pattern for date pickers: arrows move by a day or a week, Home and End within
 * the week, Page Up and Page Down by a month; Enter and Space choose. Unavailable days can be focused. The focus starts in it.
 */
export function MonthGrid(props: MonthGridProps) {
  const { days, selected, previous, next, weekdays } = props;
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<string | null>(null);
  /** The date to focus; null once it has the focus. */
  const wanted = useRef<string | null>('');
  const stop = tabStop(days, active, selected);
  const first = days[0]?.date ?? '';

  useEffect(() => {
    if (wanted.current === null) return;
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    wanted.current = null;
  });

  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const target = MOVES[event.key]?.(date);
    if (target === undefined) return;
    event.preventDefault();
    const isShown = days.some((day) => day.date === target);
    const page = target < first ? previous : next;
    // Home and End stay in the month; a month that cannot be shown ends the way.
    if (!isShown && (page.disabled || event.key === 'Home' || event.key === 'End')) return;
    wanted.current = target;
    setActive(target);
    if (!isShown) page.onClick();
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
          {weeksOf(days).map((week, row) => (
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
