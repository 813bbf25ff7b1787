import type { MessageKey } from '../../../../platform/i18n/message-key.ts';

/** A part of the day, and what it is called. */
export interface PartOfDay {
  id: 'earlyHours' | 'morning' | 'afternoon' | 'evening';
  /** First venue time that belongs to it, `HH:MM`. */
  from: string;
  heading: MessageKey;
}

const EARLY_HOURS: PartOfDay = {
  id: 'earlyHours',
  from: '00:00',
  heading: 'reservation.part.earlyHours',
};

/** Parts of a venue date from its last to its first. */
const PARTS: readonly PartOfDay[] = [
  { id: 'evening', from: '19:00', heading: 'reservation.part.evening' },
  { id: 'afternoon', from: '12:00', heading: 'reservation.part.afternoon' },
  { id: 'morning', from: '06:00', heading: 'reservation.part.morning' },
];

/** The part of the day that a venue time (`HH:MM`) belongs to. */
export function partOfDay(time: string): PartOfDay {
  return PARTS.find(({ from }) => time >= from) ?? EARLY_HOURS;
}

/** Times that belong to one part of the day. */
export interface DayPartGroup<Item> {
  part: PartOfDay;
  items: readonly Item[];
}

/** Items in order of their time, cut into the parts of the day that have any. */
export function groupByPartOfDay<Item extends { time: string }>(
  items: readonly Item[],
): readonly DayPartGroup<Item>[] {
  const groups: { part: PartOfDay; items: Item[] }[] = [];
  for (const item of items) {
    const part = partOfDay(item.time);
    const last = groups.at(-1);
    if (last?.part === part) last.items.push(item);
    else groups.push({ part, items: [item] });
  }
  return groups;
}
