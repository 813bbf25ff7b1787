import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton, type IconButtonProps } from '../action/button.tsx';
import { calendarIcon, chevronLeftIcon, chevronRightIcon } from '../icon/icon.tsx';
import './calendar.css';

export interface CalendarDay {
  /** YYYY-MM-DD */
  date: string;
  /** Short: "seg". */
  weekday: string;
  /** "20" */
  dayNumber: string;
  /** The accessible name, with the reason if unavailable: "sexta-feira, 20 de novembro, esgotado". */
  label: string;
  available: boolean;
  isToday?: boolean | undefined;
}

type HeadButton = Pick<IconButtonProps, 'label' | 'disabled' | 'onClick'>;

export interface WeekCalendarProps {
  /** Seven days; none available while `busy`. */
  days: readonly CalendarDay[];
  selected: string | null;
  /** A click, Enter or Space, also on an unavailable day, to show the reason. */
  onChoose: (day: CalendarDay) => void;
  previous: HeadButton;
  next: HeadButton;
  /** Opens the month. */
  month: HeadButton;
  /** "novembro de 2026"; also the grid's name. */
  title: string;
  /** Loading: the numbers of the days pulse. */
  busy?: boolean | undefined;
  /** Id of a description or an error. */
  describedBy?: string | undefined;
  /** Id of the day in the tab order, for an `ErrorSummary` link. */
  id?: string | undefined;
}

const LAST = 6;
/** A table as an ARIA grid, as ARIA in HTML and the APG allow. */
const GRID = { role: 'grid' };

/** The target of a key: a day of this week, the week before (-1) or after (1). */
const MOVES: Record<string, (index: number) => { week: -1 | 0 | 1; index: number }> = {
  ArrowLeft: (index) => (index > 0 ? { week: 0, index: index - 1 } : { week: -1, index: LAST }),
  ArrowRight: (index) => (index < LAST ? { week: 0, index: index + 1 } : { week: 1, index: 0 }),
  Home: () => ({ week: 0, index: 0 }),
  End: () => ({ week: 0, index: LAST }),
  ArrowUp: (index) => ({ week: -1, index }),
  PageUp: (index) => ({ week: -1, index }),
  ArrowDown: (index) => ({ week: 1, index }),
  PageDown: (index) => ({ week: 1, index }),
};

/** The day in the tab order: the last focused, else the selected, else the first available. */
function tabStop(days: readonly CalendarDay[], active: string | null, selected: string | null) {
  const has = (date: string | null) => date !== null && days.some((day) => day.date === date);
  if (has(active)) return active;
  if (has(selected)) return selected;
  return (days.find((day) => day.available) ?? days[0])?.date ?? null;
}

interface DayButtonProps {
  day: CalendarDay;
  tabbable: boolean;
  id: string | undefined;
  onChoose: (day: CalendarDay) => void;
  onFocus: (date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ day, tabbable, id, onChoose, onFocus, onKeyDown }: DayButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="mc-day"
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!day.available || undefined}
      aria-current={day.isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      onFocus={() => onFocus(day.date)}
      onKeyDown={onKeyDown}
    >
      <span className="mc-visually-hidden">{day.label}</span>
      <span className="mc-day__face" aria-hidden="true">
        <span className="mc-day__weekday">{day.weekday}</span>
        <span className="mc-day__number">{day.dayNumber}</span>
      </span>
    </button>
  );
}

/** Focuses days of the row by index, immediately or after a change of week by keyboard. */
function useRowFocus(firstDate: string | undefined) {
  const rowRef = useRef<HTMLTableRowElement>(null);
  const wantedRef = useRef<{ index: number; leaving: string | undefined } | null>(null);
  const focusAt = (index: number) => {
    rowRef.current?.cells.item(index)?.querySelector('button')?.focus();
  };
  const focusAfterPaging = (index: number) => {
    wantedRef.current = { index, leaving: firstDate };
  };
  useLayoutEffect(() => {
    const wanted = wantedRef.current;
    if (!wanted || wanted.leaving === firstDate) return;
    wantedRef.current = null;
    focusAt(wanted.index);
  });
  return { rowRef, focusAt, focusAfterPaging };
}

/**
 * A week to choose a day from, by the APG grid pattern: Left, Right, Home and End move; Up, Down, Page Up, Page Down, and
 * Left and Right over the edge change the week; Enter and Space choose. Unavailable days can be focused.
 */
export function WeekCalendar(props: WeekCalendarProps) {
  const { days, selected, previous, next, busy } = props;
  const titleId = useId();
  const [active, setActive] = useState<string | null>(null);
  const { rowRef, focusAt, focusAfterPaging } = useRowFocus(days[0]?.date);
  const stop = tabStop(days, active, selected);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const move = MOVES[event.key]?.(index);
    if (!move) return;
    event.preventDefault();
    if (move.week === 0) return focusAt(move.index);
    const page = move.week === 1 ? next : previous;
    if (page.disabled) return;
    focusAfterPaging(move.index);
    page.onClick();
  };
  return (
    <div className="mc-calendar">
      <div className="mc-calendar__head">
        <h3 className="mc-calendar__title" id={titleId}>
          {props.title}
        </h3>
        <IconButton icon={calendarIcon} {...props.month} />
        <IconButton icon={chevronLeftIcon} {...previous} />
        <IconButton icon={chevronRightIcon} {...next} />
      </div>
      <table
        className="mc-calendar__week"
        {...GRID}
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        aria-busy={busy || undefined}
      >
        <tbody>
          <tr ref={rowRef}>
            {days.map((day, index) => (
              <td
                key={day.date}
                className="mc-calendar__cell"
                aria-selected={day.date === selected}
              >
                <DayButton
                  day={day}
                  tabbable={day.date === stop}
                  id={day.date === stop ? props.id : undefined}
                  onChoose={props.onChoose}
                  onFocus={setActive}
                  onKeyDown={(event) => onKeyDown(event, index)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
