import { useState, type KeyboardEvent } from 'react';

import './calendar.css';

type Find = (chips: readonly HTMLElement[], index: number) => HTMLElement | undefined;

/** The chip above (-1) or below (1), the nearest in that row; beside it where all stand in one row. */
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

/** The chip that a key leads to from `chip`; null for other keys and at the edge. */
function neighbourChip(
  chips: readonly HTMLElement[],
  chip: HTMLElement,
  key: string,
): HTMLElement | null {
  return MOVES[key]?.(chips, chips.indexOf(chip)) ?? null;
}

export interface TimetableSlot {
  /** The key of the slot, unique in the timetable. */
  value: string;
  /** Shown: "19:30". */
  text: string;
  /** The full name with `text`, and the reason when disabled: "19:30, sexta-feira 20 de novembro, já não pode ser reservado". */
  label: string;
  disabled?: boolean | undefined;
}

export interface TimetableGroup {
  id: string;
  /** The part of the day: "Almoço". */
  heading: string;
  slots: readonly TimetableSlot[];
}

export interface TimetableProps {
  /** The accessible name: "Hora, sexta-feira 20 de novembro". */
  label: string;
  mode: 'single' | 'multiple';
  groups: readonly TimetableGroup[];
  /** Values of the chosen slots. */
  selected: readonly string[];
  /** A click, Enter or Space on a slot that is not disabled. The rules decide what it does. */
  onToggle: (value: string) => void;
  /** A disabled slot was tried: say why. */
  onToggleDisabled?: ((value: string) => void) | undefined;
  describedBy?: string | undefined;
  /** Id of the slot in the tab order, the target of an `ErrorSummary` link. */
  id?: string | undefined;
}

interface ChipProps {
  slot: TimetableSlot;
  role: 'radio' | 'checkbox';
  selected: boolean;
  tabbable: boolean;
  id: string | undefined;
  onChoose: (slot: TimetableSlot) => void;
  onFocus: (value: string) => void;
}

function focusNeighbour(event: KeyboardEvent<HTMLElement>) {
  const timetable = event.currentTarget.closest('.mc-timetable');
  const chips = [...(timetable?.querySelectorAll<HTMLElement>('.mc-slot') ?? [])];
  const next = neighbourChip(chips, event.currentTarget, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Chip({ slot, role, selected, tabbable, id, onChoose, onFocus }: ChipProps) {
  return (
    <button
      type="button"
      role={role}
      part="slot"
      id={id}
      className="mc-slot"
      tabIndex={tabbable ? 0 : -1}
      aria-checked={selected}
      aria-disabled={slot.disabled || undefined}
      aria-label={slot.label}
      onClick={() => onChoose(slot)}
      onFocus={() => onFocus(slot.value)}
      onKeyDown={focusNeighbour}
    >
      {slot.text}
    </button>
  );
}

/** The slot in the tab order: the one last focused, else the first chosen, else the first that is free. */
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
 * Slots in parts of the day: radios (`single`) or check boxes (`multiple`) with one tab stop.
 * As in the APG's radio group in a toolbar, arrow keys, Home and End only move the focus; Enter, Space or a click
 * choose. So walking through the times can never send off a step that a choice completes. Each chip `part="slot"`.
 */
export function Timetable(props: TimetableProps) {
  const { label, mode, groups, selected, describedBy } = props;
  const [active, setActive] = useState<string | null>(null);
  const stop = tabStop(groups, active, selected);

  const choose = (slot: TimetableSlot) => {
    if (slot.disabled) props.onToggleDisabled?.(slot.value);
    else props.onToggle(slot.value);
  };
  return (
    <div
      className="mc-timetable"
      role={mode === 'single' ? 'radiogroup' : 'group'}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {groups.map((group) => (
        <div key={group.id} className="mc-timetable__group">
          <h4 className="mc-timetable__heading">{group.heading}</h4>
          <div className="mc-timetable__slots">
            {group.slots.map((slot) => (
              <Chip
                key={slot.value}
                slot={slot}
                role={mode === 'single' ? 'radio' : 'checkbox'}
                selected={selected.includes(slot.value)}
                tabbable={slot.value === stop}
                id={slot.value === stop ? props.id : undefined}
                onChoose={choose}
                onFocus={setActive}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
