import { describe, expect, it } from 'vitest';

import { A_POINT, aMethod } from '../../../../test/support/delivery/some-rates.ts';
import { buildOrderPayload, type OrderPayloadInput } from './order-payload.ts';

const HOME = {
  id: '9001',
  addressName: 'Casa',
  countryId: '139',
  city: 'Lisboa',
  postalCode: '1100-544',
  street: 'Rua de São Miguel 41',
  floorDoor: '2.º Esq.',
  company: '',
  vatId: '',
};
const OFFICE = { ...HOME, id: '9002', company: 'Ferreira Lopes, Lda.', vatId: '501442600' };

const INPUT: OrderPayloadInput = {
  contact: {
    name: ' Ana Sofia  Martins ',
    email: ' guest@example.com ',
    prefix: '+1-684',
    phone: ' 912 345-678 ',
    notes: ' Ligar antes ',
    vatId: '',
  },
  username: 'ana@example.com',
  delivery: { type: 'DELIVERY', pickupPoint: null },
  shops: [
    { shopId: '3', method: aMethod('DELIVERY', '301') },
    { shopId: '4', method: aMethod('DELIVERY', 'm-4') },
  ],
  address: HOME,
  shopNotes: { '4': ' Queijo curado ', '3': '  ', '9': 'outra loja' },
  invoice: { needVatInvoice: false, name: '', vatId: '' },
  fiscalAddress: null,
  paymentMethod: 'online',
  refererLink: 'https://shop.example/loja',
};

const build = (changes: Partial<OrderPayloadInput> = {}) =>
  buildOrderPayload({ ...INPUT, ...changes });
const guest = { username: null };

describe('spec section 7 "Order payload"', () => {
  it('is right field by field', () => {
    expect(build()).toEqual({
      refererLink: 'https://shop.example/loja',
      userInformation: {
        givenName: 'Ana',
        familyName: 'Sofia Martins',
        email: 'ana@example.com',
        mobileNumber: { dialPrefix: '+1684', number: '912345678' },
      },
      orderInformation: {
        delivery: {
          deliveryMethods: [
            { shopId: 3, shopDeliveryMethodId: 301, pickupPoint: null },
            { shopId: 4, shopDeliveryMethodId: 'm-4', pickupPoint: null },
          ],
          addressId: 9001,
        },
        shopNotes: [{ shopId: 4, notes: 'Queijo curado' }],
        notes: 'Queijo curado\nLigar antes',
        paymentMethod: 'online',
      },
    });
  });

  it("names a guest's address field by field, because no id stands for it", () => {
    const payload = build(guest);
    expect(payload.userInformation.email).toBe('guest@example.com');
    expect(payload.orderInformation.delivery).toMatchObject({
      addressName: 'Casa',
      countryId: 139,
      street: 'Rua de São Miguel 41',
      postalCode: '1100-544',
      floorDoor: '2.º Esq.',
      city: 'Lisboa',
    });
    expect(payload.orderInformation.delivery).not.toHaveProperty('addressId');
  });

  it('"for pickup point addressName, countryId, street, postalCode, floorDoor, city"', () => {
    const delivery = { type: 'PICKUP_POINT', pickupPoint: A_POINT } as const;
    const shops = [
      { shopId: '3', method: aMethod('PICKUP_POINT', '303') },
      { shopId: '4', method: null },
    ];
    expect(build({ delivery, shops }).orderInformation.delivery).toEqual({
      deliveryMethods: [
        { shopId: 3, shopDeliveryMethodId: 303, pickupPoint: 501 },
        { shopId: 4, shopDeliveryMethodId: null, pickupPoint: 501 },
      ],
      addressName: 'Papelaria Avenida',
      countryId: 139,
      street: 'Avenida da República 10',
      postalCode: '1050-191',
      floorDoor: '',
      city: 'Lisboa',
    });
  });

  it('of a store pickup names neither address nor point', () => {
    const delivery = { type: 'STORE_PICKUP', pickupPoint: A_POINT } as const;
    const shops = [{ shopId: '3', method: aMethod('STORE_PICKUP', '302') }];
    expect(build({ delivery, shops }).orderInformation.delivery).toEqual({
      deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 302, pickupPoint: null }],
    });
  });

  it('has a fiscal address and number only when an invoice is wanted', () => {
    const invoice = { needVatInvoice: true, name: '', vatId: '' };
    expect(build({ fiscalAddress: OFFICE })).not.toHaveProperty('taxInformation');
    expect(build({ fiscalAddress: OFFICE }).orderInformation).not.toHaveProperty('fiscalAddressId');
    const wanted = build({ invoice, fiscalAddress: OFFICE });
    expect(wanted.orderInformation.fiscalAddressId).toBe(9002);
    expect(wanted.taxInformation).toEqual({
      fiscalName: 'Ferreira Lopes, Lda.',
      fiscalNumber: '501442600',
    });
  });

  it('of a user is never made out to what was typed as a guest', () => {
    const invoice = { needVatInvoice: true, name: 'Rui Costa', vatId: '123456789' };
    expect(build({ invoice, fiscalAddress: OFFICE }).taxInformation).toEqual({
      fiscalName: 'Ferreira Lopes, Lda.',
      fiscalNumber: '501442600',
    });
  });

  it("takes a guest's invoice from the form", () => {
    const invoice = { needVatInvoice: true, name: ' Ana, Lda. ', vatId: 'PT 501 442 600' };
    const payload = build({ ...guest, invoice, fiscalAddress: OFFICE });
    expect(payload.orderInformation).not.toHaveProperty('fiscalAddressId');
    expect(payload.taxInformation).toEqual({ fiscalName: 'Ana, Lda.', fiscalNumber: '501442600' });
  });
});
