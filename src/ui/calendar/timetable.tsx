import { useState, type KeyboardEvent } from 'react';

import './calendar.css';

type Find = (chips: readonly HTMLElement[], index: number) => HTMLElement | undefined;

/** The nearest chip in the row above (-1) or below (1); in a single row, the one beside. */
function inRow(chips: readonly HTMLElement[], index: number, by: 1 | -1): HTMLElement | undefined {
  const from = chips[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const boxes = chips.map((chip) => chip.getBoundingClientRect());
  const beyond = boxes.filter((box) => (box.top - from.top) * by > 0).map((box) => box.top * by);
  const top = Math.min(...beyond) * by;
  let best = -1;
  let bestDistance = Infinity;
  boxes.forEach((box, at) => {
    const distance = box.top === top ? Math.abs(box.left - from.left) : Infinity;
    if (distance < bestDistance) [best, bestDistance] = [at, distance];
  });
  return best < 0 ? chips[index + by] : chips[best];
}

const MOVES: Record<string, Find> = {
  ArrowRight: (chips, index) => chips[index + 1],
  ArrowLeft: (chips, index) => chips[index - 1],
  ArrowDown: (chips, index) => inRow(chips, index, 1),
  ArrowUp: (chips, index) => inRow(chips, index, -1),
  Home: (chips) => chips[0],
  End: (chips) => chips.at(-1),
};

export interface TimetableSlot {
  /** Unique in the timetable. */
  value: string;
  /** Shown: "19:30". */
  text: string;
  /** The accessible name, with the reason if disabled: "19:30, sexta-feira 20 de novembro, já não pode ser reservado". */
  label: string;
  disabled?: boolean | undefined;
  /** Shown below the time and read after its name: "2 lugares". */
  note?: string | undefined;
}

export interface TimetableGroup {
  id: string;
  /** The part of the day: "Almoço". */
  heading: string;
  slots: readonly TimetableSlot[];
}

/** A day of more slots is long: what is out of sight is not laid out. */
const LONG_DAY_SLOTS = 40;

export interface TimetableProps {
  /** The accessible name: "Hora, sexta-feira 20 de novembro". */
  label: string;
  mode: 'single' | 'multiple';
  groups: readonly TimetableGroup[];
  selected: readonly string[];
  /** A click, Enter or Space, also on a disabled slot, to show the reason. */
  onChoose: (slot: TimetableSlot) => void;
  describedBy?: string | undefined;
  /** Id of the slot in the tab order, for an `ErrorSummary` link. */
  id?: string | undefined;
}

function focusNeighbour(event: KeyboardEvent<HTMLElement>) {
  const timetable = event.currentTarget.closest('.mc-timetable');
  const chips = [...(timetable?.querySelectorAll<HTMLElement>('.mc-slot') ?? [])];
  const next = MOVES[event.key]?.(chips, chips.indexOf(event.currentTarget));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The slot in the tab order: the last focused, else the first chosen, else the first enabled. */
function tabStop(
  groups: readonly TimetableGroup[],
  active: string | null,
  selected: readonly string[],
) {
  const slots = groups.flatMap((group) => group.slots);
  const found =
    slots.find((slot) => slot.value === active) ??
    slots.find((slot) => selected.includes(slot.value)) ??
    slots.find((slot) => !slot.disabled);
  return (found ?? slots[0])?.value;
}

/**
 * Slots by part of the day: radios (`single`) or check boxes (`multiple`) with one tab stop. As in the APG's radio group in
 * a toolbar, arrow keys, Home and End only move the focus, because a choice may complete the step. Chips: `part="slot"`.
 */
export function Timetable(props: TimetableProps) {
  const { label, mode, groups, selected, describedBy, onChoose } = props;
  const [active, setActive] = useState<string | null>(null);
  const stop = tabStop(groups, active, selected);
  const isLong = groups.reduce((count, { slots }) => count + slots.length, 0) > LONG_DAY_SLOTS;
  return (
    <div
      className="mc-timetable"
      data-long={isLong || undefined}
      role={mode === 'single' ? 'radiogroup' : 'group'}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {groups.map((group) => (
        <div key={group.id} className="mc-timetable__group">
          <h4 className="mc-timetable__heading">{group.heading}</h4>
          <div className="mc-timetable__slots">
            {group.slots.map((slot) => (
              <button
                key={slot.value}
                type="button"
                role={mode === 'single' ? 'radio' : 'checkbox'}
                part="slot"
                id={slot.value === stop ? props.id : undefined}
                className="mc-slot"
                tabIndex={slot.value === stop ? 0 : -1}
                aria-checked={selected.includes(slot.value)}
                aria-disabled={slot.disabled || undefined}
                aria-label={slot.label}
                aria-description={slot.note}
                onClick={() => onChoose(slot)}
                onFocus={() => setActive(slot.value)}
                onKeyDown={focusNeighbour}
              >
                <span>{slot.text}</span>
                {slot.note && <small>{slot.note}</small>}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
