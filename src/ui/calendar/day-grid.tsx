import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { IconButton, type IconButtonProps } from '../action/button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icon.tsx';
import './calendar.css';

export interface GridDay {
  /** YYYY-MM-DD */
  date: string;
  /** "20" */
  dayNumber: string;
  /** The accessible name, with the reason if unavailable: "sexta-feira, 20 de novembro, esgotado". */
  label: string;
  available: boolean;
  isToday?: boolean | undefined;
}

/** A button of the head, which shows other days. */
export type HeadButton = Pick<IconButtonProps, 'label' | 'disabled' | 'onClick'>;

/** The properties of a week and a month. */
export interface DayGridProps<Day extends GridDay> {
  /** "novembro de 2026"; also the grid's name. */
  title: string;
  /** In order; none available while `busy`. */
  days: readonly Day[];
  selected: string | null;
  /** A click, Enter or Space, also on an unavailable day, to show the reason. */
  onChoose: (day: Day) => void;
  previous: HeadButton;
  next: HeadButton;
  /** Loading: the numbers of unavailable days pulse. */
  busy?: boolean | undefined;
  /** Id of a description or an error. */
  describedBy?: string | undefined;
}

/** The day in the tab order: the last focused, else the selected, else the first available. */
function tabStop(days: readonly GridDay[], ...wanted: (string | null)[]) {
  const found = wanted.find((date) => days.some((day) => day.date === date));
  return found ?? (days.find((day) => day.available) ?? days[0])?.date;
}

interface DayButtonProps {
  day: GridDay;
  tabbable: boolean;
  id?: string | undefined;
  onClick: () => void;
  onFocus: (date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What is shown; decoration. */
  face: ReactNode;
}

/** A day; its name is its label. */
export function DayButton({ day, tabbable, id, face, ...handlers }: DayButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="mc-day"
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={!day.available || undefined}
      aria-current={day.isToday ? 'date' : undefined}
      {...handlers}
      onFocus={() => handlers.onFocus(day.date)}
    >
      <span className="mc-visually-hidden">{day.label}</span>
      {face}
    </button>
  );
}

/** The day in the tab order, and the focus by index, at once or after a change of the days by keyboard. */
export function useGridFocus({ days, selected }: Pick<DayGridProps<GridDay>, 'days' | 'selected'>) {
  const [active, setActive] = useState<string | null>(null);
  const firstDate = days[0]?.date;
  const table = useRef<HTMLTableElement>(null);
  const wantedRef = useRef<{ leaving: string | undefined; find: (count: number) => number }>(null);
  const buttons = () => table.current?.querySelectorAll<HTMLElement>('.mc-day') ?? [];
  const focusAt = (index: number) => buttons()[index]?.focus();
  /** `find` gives the index among the days that come, by their count. */
  const focusAfterPaging = (find: (count: number) => number) => {
    wantedRef.current = { leaving: firstDate, find };
  };
  useLayoutEffect(() => {
    const wanted = wantedRef.current;
    if (!wanted || wanted.leaving === firstDate) return;
    wantedRef.current = null;
    focusAt(wanted.find(buttons().length));
  });
  return { table, stop: tabStop(days, active, selected), setActive, focusAt, focusAfterPaging };
}

/** A table as an ARIA grid, as ARIA in HTML and the APG allow. */
const GRID = { role: 'grid' };

interface GridFrameProps extends Omit<DayGridProps<never>, 'days' | 'selected' | 'onChoose'> {
  className: string;
  /** Announces the title when it changes. */
  isLive?: boolean;
  /** Further buttons, before those that turn. */
  buttons?: ReactNode;
  table: Ref<HTMLTableElement>;
  children: ReactNode;
}

/** The head with its buttons, and the table. */
export function GridFrame(props: GridFrameProps) {
  const { title, className, isLive, buttons, previous, next } = props;
  const { busy, describedBy, table, children } = props;
  const titleId = useId();
  return (
    <div className={className}>
      <div className="mc-calendar__head">
        <h3 className="mc-calendar__title" id={titleId} aria-live={isLive ? 'polite' : undefined}>
          {title}
        </h3>
        {buttons}
        <IconButton icon={chevronLeftIcon} {...previous} />
        <IconButton icon={chevronRightIcon} {...next} />
      </div>
      <table
        ref={table}
        className="mc-calendar__week"
        {...GRID}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        aria-busy={busy || undefined}
      >
        {children}
      </table>
    </div>
  );
}
