import type { AddressField } from '../../rules/address-form.ts';
import type { Id } from '../../../../lib/config/id.ts';

/** Ids of the step's controls, targets of the links of an error summary. */
export const TYPE_ID = 'mc-delivery-type';
export const ADDRESS_ID = 'mc-delivery-address';
export const POINT_ID = 'mc-delivery-point';
export const METHODS_ID = 'mc-delivery-methods';

export const guestAddressId = (field: AddressField): string => `${ADDRESS_ID}-${field}`;
export const methodId = (shopId: Id): string => `${METHODS_ID}-${shopId}`;
