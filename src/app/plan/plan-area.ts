import type { Getter, Setter } from 'jotai/vanilla';

import type { CalendarResource } from '../../features/booking/calls/resource-calls.ts';
import { chosenResourceAtom, resourcesAtom } from '../../features/booking/state/chosen-resource.ts';
import { SEATING_AREAS } from '../../features/booking/state/seating-areas.ts';
import { seatingShopIdAtom } from '../../features/booking/state/seating-shop-atom.ts';
import { foldText } from '../../lib/text/fold-text.ts';
import type { PlanAnswer } from '../../plugins/checkout-plan.ts';

/** The seating areas of a campaign's booking, or the people or places of a service, as the calendar offers them; empty without a choice. */
async function readAreas(get: Getter, set: Setter): Promise<readonly CalendarResource[]> {
  if (get(seatingShopIdAtom) !== null) await set(SEATING_AREAS.load);
  return get(resourcesAtom);
}

/** The areas of an answer; nothing without a choice. Free times are the same in each: the platform states none by area. */
export async function describeAreas(get: Getter, set: Setter): Promise<PlanAnswer> {
  const areas = await readAreas(get, set);
  return areas.length === 0 ? {} : { areas: areas.map(({ id, name }) => ({ id, name })) };
}

/** The area that is chosen, null for any; nothing without a choice. */
export function describeArea(get: Getter): PlanAnswer {
  if (get(resourcesAtom).length === 0) return {};
  const area = get(chosenResourceAtom);
  return { area: area && { id: area.id, name: area.name } };
}

/** The area of an id or a name; of one that is not offered, what is wrong. */
export async function findArea(
  get: Getter,
  set: Setter,
  wanted: string,
): Promise<CalendarResource | string> {
  const areas = await readAreas(get, set);
  if (areas.length === 0) return 'area: There is none to choose from.';
  const folded = foldText(wanted.trim());
  const names = areas.map(({ name }) => name).join(', ');
  return (
    areas.find(({ id, name }) => id === wanted || foldText(name) === folded) ??
    `area: To choose from are ${names}.`
  );
}
