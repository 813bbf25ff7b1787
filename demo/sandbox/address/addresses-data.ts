export interface AddressRow {
  id: number;
  addressName: string;
  countryId: number;
  city: string;
  postalCode: string;
  street: string;
  floorDoor: string;
  company: string;
  vatId: string | null;
}

/** The saved addresses, by the id of their user. Spec section 3 "Address". */
export const ADDRESSES: Readonly<Record<number, readonly AddressRow[]>> = {
  1001: [
    {
      id: 9001,
      addressName: 'Casa',
      countryId: 139,
      city: 'Lisboa',
      postalCode: '1100-544',
      street: 'Rua de São Miguel 41',
      floorDoor: '2.º Esq.',
      company: '',
      vatId: '',
    },
    {
      id: 9002,
      addressName: 'Escritório',
      countryId: 139,
      city: 'Lisboa',
      postalCode: '1269-046',
      street: 'Avenida da Liberdade 110',
      floorDoor: '4.º',
      company: 'Ferreira Lopes, Arquitetura, Lda.',
      vatId: '501442600',
    },
  ],
  1002: [
    {
      id: 9101,
      addressName: 'Casa',
      countryId: 139,
      city: 'Porto',
      postalCode: '4150-196',
      street: 'Rua do Campo Alegre 823',
      floorDoor: '1.º Dto.',
      company: '',
      vatId: '',
    },
  ],
};
