import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/frame-icons.ts';
import './calendar.css';

export interface CalendarDay {
  /** YYYY-MM-DD; the key of the day. */
  date: string;
  /** Short: "seg". */
  weekday: string;
  /** "20" */
  dayNumber: string;
  /** The full name, with the reason when it is not available: "sexta-feira, 20 de novembro, esgotado". */
  label: string;
  available: boolean;
  isToday?: boolean | undefined;
}

export interface WeekCalendarProps {
  /** The seven days, Monday first, also while `busy`: then none is available yet. */
  days: readonly CalendarDay[];
  selected: string | null;
  onSelect: (date: string) => void;
  /** A day without free slots was chosen: say why. */
  onSelectUnavailable?: ((date: string) => void) | undefined;
  onPrevious: () => void;
  onNext: () => void;
  canPrevious: boolean;
  canNext: boolean;
  /** Month and year: "novembro de 2026". Names the grid too. */
  title: string;
  labels: { previousWeek: string; nextWeek: string };
  /** Free slots are being loaded: days keep their place, their state is a skeleton. */
  busy?: boolean | undefined;
  /** Id of the text that describes or faults the choice of a day. */
  describedBy?: string | undefined;
  /** Id of the day in the tab order, the target of an `ErrorSummary` link. */
  id?: string | undefined;
}

const LAST = 6;
/** A native table as an ARIA grid, as the ARIA in HTML specification and the APG allow. */
const GRID = { role: 'grid' };

/** Where a key leads: a place in this week, or a place in the week before (-1) or after (1). */
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

/** The day in the tab order: the one last focused, else the selected, else the first that is free. */
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
        <span className="mc-day__state" />
      </span>
    </button>
  );
}

/** Focuses days of the row by their place, at once or when the week has changed by keyboard. */
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
 * One week to choose a day from, by the APG grid pattern: Left, Right, Home and End move; Up, Down, Page Up and
 * Page Down (and Left and Right over the edge) page through `onPrevious` and `onNext`; Enter and Space choose.
 * Days that are not available are reached too, with their reason in the name.
 */
export function WeekCalendar(props: WeekCalendarProps) {
  const { days, selected, onPrevious, onNext, canPrevious, canNext, busy } = props;
  const titleId = useId();
  const [active, setActive] = useState<string | null>(null);
  const { rowRef, focusAt, focusAfterPaging } = useRowFocus(days[0]?.date);
  const stop = tabStop(days, active, selected);

  const choose = (day: CalendarDay) => {
    if (day.available) props.onSelect(day.date);
    else props.onSelectUnavailable?.(day.date);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const move = MOVES[event.key]?.(index);
    if (!move) return;
    event.preventDefault();
    if (move.week === 0) return focusAt(move.index);
    if (!(move.week === 1 ? canNext : canPrevious)) return;
    focusAfterPaging(move.index);
    (move.week === 1 ? onNext : onPrevious)();
  };
  return (
    <div className="mc-calendar">
      <div className="mc-calendar__head">
        <h3 className="mc-calendar__title" id={titleId}>
          {props.title}
        </h3>
        <IconButton
          icon={chevronLeftIcon}
          label={props.labels.previousWeek}
          disabled={!canPrevious}
          onClick={onPrevious}
        />
        <IconButton
          icon={chevronRightIcon}
          label={props.labels.nextWeek}
          disabled={!canNext}
          onClick={onNext}
        />
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
                  onChoose={choose}
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
