import type { GridDay } from '../../src/ui/calendar/day-grid.tsx';
import type { TimetableGroup } from '../../src/ui/calendar/timetable.tsx';

const WEEKDAYS = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'];

/** Seven days of November from a Monday; the first two and Sunday are closed. */
export function sampleWeek(monday: number): GridDay[] {
  return WEEKDAYS.map((weekday, index) => {
    const day = monday + index;
    const available = index > 1 && index < 6;
    return {
      date: `2026-11-${String(day).padStart(2, '0')}`,
      weekday,
      label: `${weekday}, ${day} de novembro de 2026${available ? '' : ', encerrado'}`,
      available,
      isToday: day === 18,
    };
  });
}

function slots(from: number, to: number, full: readonly string[]) {
  const times: string[] = [];
  for (let hour = from; hour < to; hour += 0.5) {
    times.push(`${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`);
  }
  return times.map((text) => ({
    value: text,
    text,
    label: full.includes(text) ? `${text}, esgotado` : text,
    disabled: full.includes(text),
  }));
}

/** Lunch and dinner with some slots gone. */
export const SAMPLE_GROUPS: readonly TimetableGroup[] = [
  { id: 'lunch', heading: 'Almoço', slots: slots(12, 15, ['12:00', '12:30', '13:00']) },
  { id: 'dinner', heading: 'Jantar', slots: slots(19, 23, ['21:00']) },
];
