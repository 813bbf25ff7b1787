import * as v from 'valibot';

import { id, looseText, rowsOf, text } from '../../../platform/api/schema/fields.ts';

function degrees(most: number) {
  return v.fallback(v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), null), null);
}

const PickupPointSchema = v.pipe(
  v.object({
    id,
    name: text,
    address: looseText,
    postalCode: looseText,
    city: looseText,
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  v.transform(({ latitude, longitude, ...point }) => ({
    ...point,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  })),
);

/** Where parcels are handed out; a point of unknown place has no coordinates. Spec section 3 "Pickup point". */
export const PickupPointsSchema = rowsOf(PickupPointSchema);
