import { text, type Localised } from '../support/localised.ts';
import type { PriceListRow } from './menu-row.ts';
import { picturesOf, type PictureName, type PictureUrl } from '../support/pictures.ts';

/** The pictures of dishes, goods and services; many have none. */
const ITEM_PICTURES: Readonly<Record<number, PictureName>> = {
  1101: 'petiscos',
  1102: 'petiscos',
  1201: 'tasca-ao-anoitecer',
  1202: 'petiscos',
  1401: 'para-levar',
  201: 'oleos-e-toalhas',
  202: 'pedras-e-vela',
  203: 'piscina-termal',
  207: 'oleos-e-toalhas',
};

const GLUTEN = text('glúten', 'gluten', 'gluten');
const EGG = text('ovos', 'huevos', 'eggs');
const FISH = text('peixe', 'pescado', 'fish');
const MILK = text('leite', 'leche', 'milk');
const MOLLUSCS = text('moluscos', 'moluscos', 'molluscs');

const CELERY = text('aipo', 'apio', 'celery');
const CRUSTACEANS = text('crustáceos', 'crustáceos', 'crustaceans');
const NUTS = text('frutos de casca rija', 'frutos de cáscara', 'nuts');
const SULPHITES = text('sulfitos', 'sulfitos', 'sulphites');

/** The allergens of dishes; those that are not here say nothing. */
const ALLERGENS: Readonly<Record<number, readonly Localised[]>> = {
  1101: [GLUTEN],
  1102: [FISH, GLUTEN, EGG],
  1201: [FISH, EGG],
  1202: [MOLLUSCS],
  1103: [MOLLUSCS, SULPHITES],
  1105: [GLUTEN, EGG],
  1107: [MILK],
  1203: [FISH, CRUSTACEANS, CELERY],
  1204: [FISH],
  1205: [FISH, MILK, GLUTEN],
  1302: [GLUTEN, EGG],
  1304: [GLUTEN],
  1401: [GLUTEN, MILK, EGG],
  1402: [MILK, EGG],
  1403: [MILK, EGG, NUTS],
  1405: [EGG, NUTS],
};

/** `{image: {url, alt}, allergens: [...]}` of what has them, else nothing. Contract section 4. */
export function detailsOf(id: number, urlOf: PictureUrl) {
  const name = ITEM_PICTURES[id];
  const allergens = ALLERGENS[id];
  return {
    ...(name && { image: picturesOf([name], urlOf)[0] }),
    ...(allergens && { allergens }),
  };
}

/** A menu with the details of its items. */
export function detailedMenu({ sections }: PriceListRow, urlOf: PictureUrl) {
  return {
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, ...detailsOf(item.id, urlOf) })),
    })),
  };
}
