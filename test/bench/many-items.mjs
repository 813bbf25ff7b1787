const SECTIONS = 20;
const ITEMS_A_SECTION = 50;

/** An answer of the shop call with a menu of 1,000 items in 20 sections. */
export function manyItems() {
  const sections = Array.from({ length: SECTIONS }, (_, section) => ({
    id: section + 1,
    name: `Secção ${section + 1}`,
    items: Array.from({ length: ITEMS_A_SECTION }, (_, index) => {
      const number = section * ITEMS_A_SECTION + index + 1;
      return {
        id: number,
        name: `Prato número ${number}`,
        description: 'Com batata a murro, legumes da época e azeite do Alentejo',
        price: 5 + (number % 40) / 2,
        currency: 'EUR',
        takeawayDeliveryAvailable: true,
        status: 'active',
      };
    }),
  }));
  return {
    id: 1,
    name: 'Tasca',
    phoneNumber: '+351 210 000 000',
    addressView: null,
    priceListView: { sections },
    categoryView: { categories: [] },
    shopImages: [],
    shopMerchantServices: [],
  };
}
