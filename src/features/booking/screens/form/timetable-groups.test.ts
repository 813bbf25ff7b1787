import { describe, expect, it } from 'vitest';

import type { TimetableSlot } from '../../state/booking-form-atoms.ts';
import { PARTS_WITH_MEALS, timetableGroups } from './time-field.tsx';

const slotAt = (time: string, disabled = false): TimetableSlot => ({
  slot: { startTime: `2026-12-04T${time}:00+00:00`, durationSec: 5400, capacity: 4 },
  time,
  disabled,
  chosen: false,
});

describe('timetableGroups', () => {
  const day = 'sexta-feira, 4\u00A0de\u00A0dezembro';
  const groupsOf = (slots: readonly TimetableSlot[], few = 3) =>
    timetableGroups(slots, day, { parts: PARTS_WITH_MEALS, few }, (key) => `<${key}>`);
  const groups = groupsOf([slotAt('12:30', true), slotAt('13:00'), slotAt('20:00')]);

  it('heads lunch and dinner apart', () => {
    expect(groups.map((group) => group.heading)).toEqual([
      '<reservation.part.lunch>',
      '<reservation.part.dinner>',
    ]);
  });

  it('names a time with its day', () => {
    expect(groups[1]?.slots).toEqual([
      {
        value: '2026-12-04T20:00:00+00:00',
        text: '20:00',
        label: '20:00, sexta-feira, 4\u00A0de\u00A0dezembro',
        disabled: false,
      },
    ]);
  });

  const notesOf = (capacities: readonly number[]) => {
    const offered = slotAt('20:00');
    const slots = capacities.map((capacity) => ({
      ...offered,
      slot: { ...offered.slot, capacity },
    }));
    return groupsOf(slots)[0]?.slots.map(({ note }) => note);
  };

  it('shows the number of free places up to three', () => {
    const left = '<reservation.placesLeft>';
    expect(notesOf([4, 3, 1])).toEqual([undefined, left, left]);
  });

  it('shows no number of places where no time has more, as with one therapist', () => {
    expect(notesOf([1, 1])).toEqual([undefined, undefined]);
  });

  it('names no free places of an order, which takes no seats', () => {
    const offered = slotAt('20:00');
    const slots = [{ ...offered, slot: { ...offered.slot, capacity: 1 } }];
    const [evening] = groupsOf([...slots, slotAt('21:00')], 0);
    expect(evening?.slots[0]?.note).toBeUndefined();
  });

  it('says why a time cannot be picked', () => {
    expect(groups[0]?.slots[0]).toMatchObject({
      disabled: true,
      label: '12:30, sexta-feira, 4\u00A0de\u00A0dezembro, <reservation.timeTooSoon>',
    });
  });
});
