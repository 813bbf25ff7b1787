import { addressIssues, type AddressIssue, EMPTY_ADDRESS } from './address-form.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';

/** Where an order of a menu is delivered; in Portugal. Spec section 7 "deliveryDetail". */
export interface TransportAddress {
  street: string;
  floorDoor: string;
  city: string;
  postalCode: string;
}

export const EMPTY_TRANSPORT_ADDRESS: TransportAddress = {
  street: '',
  floorDoor: '',
  city: '',
  postalCode: '',
};

/** What is wrong with the address of a delivery, by the rules of every address. Spec section 5 "Address". */
export function transportAddressIssues(address: TransportAddress): readonly AddressIssue[] {
  return addressIssues({ ...EMPTY_ADDRESS, ...address }, { countryIds: null, fiscal: false });
}

/** The address as it is sent: without blanks around, the postal code as nnnn-nnn. */
export function toWireTransportAddress(address: TransportAddress): TransportAddress {
  return {
    street: address.street.trim(),
    floorDoor: address.floorDoor.trim(),
    city: address.city.trim(),
    postalCode: normalisePostalCode(address.postalCode),
  };
}
