import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { SEATING_AREAS } from '../../state/seating-areas.ts';
import { ResourceField } from '../resource-field.tsx';

/** Where in the shop to sit. Its areas are read once the form is shown; without them, nothing is asked. */
export default function SeatingAreaField() {
  const load = useSetAtom(SEATING_AREAS.load);
  useEffect(() => void load(), [load]);
  return <ResourceField label="booking.area" />;
}
