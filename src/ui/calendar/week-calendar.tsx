import type { KeyboardEvent } from 'react';
import { IconButton } from '../action/button.tsx';
import { calendarIcon } from '../icon/icon.tsx';
import {
  DayButton,
  GridFrame,
  useGridFocus,
  type DayGridProps,
  type GridDay,
  type HeadButton,
} from './day-grid.tsx';

export interface CalendarDay extends GridDay {
  /** Short: "seg". */
  weekday: string;
}

export interface WeekCalendarProps extends DayGridProps<CalendarDay> {
  /** Opens the month. */
  month: HeadButton;
  /** Id of the day in the tab order, for an `ErrorSummary` link. */
  id?: string | undefined;
}

const LAST = 6;

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

/**
 * A week to choose a day from, by the APG grid pattern: Left, Right, Home and End move; Up, Down, Page Up, Page Down, and
 * Left and Right over the edge change the week; Enter and Space choose. Unavailable days can be focused.
 */
export function WeekCalendar({ id, month, ...props }: WeekCalendarProps) {
  const { days, selected, onChoose, ...frame } = props;
  const { table, stop, setActive, focusAt, focusAfterPaging } = useGridFocus(props);

  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const move = MOVES[event.key]?.(from);
    if (!move) return;
    event.preventDefault();
    const { week, index } = move;
    if (week === 0) return focusAt(index);
    const page = week === 1 ? frame.next : frame.previous;
    if (page.disabled) return;
    focusAfterPaging(() => index);
    page.onClick();
  };
  return (
    <GridFrame
      {...frame}
      className="mc-calendar"
      buttons={<IconButton icon={calendarIcon} {...month} />}
      table={table}
    >
      <tbody>
        <tr>
          {days.map((day, index) => (
            <td key={day.date} className="mc-calendar__cell" aria-selected={day.date === selected}>
              <DayButton
                day={day}
                tabbable={day.date === stop}
                id={day.date === stop ? id : undefined}
                onClick={() => onChoose(day)}
                onFocus={setActive}
                onKeyDown={(event) => onKeyDown(event, index)}
                face={
                  <span className="mc-day__face" aria-hidden="true">
                    <span className="mc-day__weekday">{day.weekday}</span>
                    <span className="mc-day__number">{day.dayNumber}</span>
                  </span>
                }
              />
            </td>
          ))}
        </tr>
      </tbody>
    </GridFrame>
  );
}
