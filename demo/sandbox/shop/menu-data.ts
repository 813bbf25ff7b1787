import { text, type Localised } from '../support/localised.ts';

interface MenuItemRow {
  id: number;
  /** A dish keeps its Portuguese name in every language. */
  name: string | Localised;
  description: Localised;
  /** Euros. */
  price: number;
  currency: 'EUR';
  takeawayDeliveryAvailable: boolean;
  status: 'active' | 'inactive';
}

export interface PriceListRow {
  sections: readonly { id: number; name: Localised; items: readonly MenuItemRow[] }[];
}

const SERVED = {
  currency: 'EUR',
  takeawayDeliveryAvailable: true,
  status: 'active',
} as const;
const AT_THE_TABLE = { ...SERVED, takeawayDeliveryAvailable: false } as const;

/** The menu of the restaurant. Spec section 3 "Menu item". */
export const RESTAURANT_MENU: PriceListRow = {
  sections: [
    {
      id: 11,
      name: text('Para começar', 'Para empezar', 'To begin with'),
      items: [
        {
          id: 1101,
          name: 'Couvert da casa',
          description: text(
            'Pão de Mafra, azeite do Alentejo e azeitonas temperadas',
            'Pan de Mafra, aceite del Alentejo y aceitunas aliñadas',
            'Mafra bread, Alentejo olive oil and seasoned olives',
          ),
          price: 3.2,
          ...SERVED,
        },
        {
          id: 1102,
          name: 'Pataniscas de bacalhau',
          description: text(
            'Quatro pataniscas com arroz de feijão',
            'Cuatro buñuelos de bacalao con arroz y alubias',
            'Four salt-cod fritters with bean rice',
          ),
          price: 8.5,
          ...SERVED,
        },
        {
          id: 1103,
          name: 'Ameijoas à Bulhão Pato',
          description: text(
            'Com alho, coentros e limão',
            'Con ajo, cilantro y limón',
            'With garlic, coriander and lemon',
          ),
          price: 16.9,
          ...AT_THE_TABLE,
        },
        {
          id: 1104,
          name: 'Caldo verde',
          description: text(
            'Couve-galega, batata e uma rodela de chouriço',
            'Col gallega, patata y una rodaja de chorizo',
            'Kale, potato and a slice of chouriço',
          ),
          price: 4.2,
          ...SERVED,
        },
      ],
    },
    {
      id: 12,
      name: text('Do mar', 'Del mar', 'From the sea'),
      items: [
        {
          id: 1201,
          name: 'Bacalhau à Brás',
          description: text(
            'Bacalhau desfiado, batata palha, ovo e azeitona',
            'Bacalao desmigado, patata paja, huevo y aceituna',
            'Shredded cod, straw potatoes, egg and olives',
          ),
          price: 14.5,
          ...SERVED,
        },
        {
          id: 1202,
          name: 'Polvo à lagareiro',
          description: text(
            'Polvo assado com batata a murro e azeite de alho',
            'Pulpo asado con patata aplastada y aceite de ajo',
            'Roast octopus with smashed potatoes and garlic oil',
          ),
          price: 19.8,
          ...SERVED,
        },
        {
          id: 1203,
          name: 'Arroz de tamboril',
          description: text(
            'Malandrinho, com camarão; para duas pessoas',
            'Caldoso, con gambas; para dos personas',
            'Brothy monkfish rice with prawns; for two',
          ),
          price: 34,
          ...AT_THE_TABLE,
        },
      ],
    },
    {
      id: 13,
      name: text('Da terra', 'De la tierra', 'From the land'),
      items: [
        {
          id: 1301,
          name: 'Bochecha de porco preto',
          description: text(
            'Estufada em vinho tinto, com puré de castanha',
            'Estofada en vino tinto, con puré de castaña',
            'Black-pork cheek in red wine with chestnut purée',
          ),
          price: 16.2,
          ...SERVED,
        },
        {
          id: 1302,
          name: 'Açorda de cogumelos',
          description: text(
            'Cogumelos da época, ovo escalfado e coentros',
            'Setas de temporada, huevo escalfado y cilantro',
            'Seasonal mushrooms, poached egg and coriander',
          ),
          price: 12.4,
          ...SERVED,
        },
        {
          id: 1303,
          name: 'Cozido à portuguesa',
          description: text(
            'Só à quarta-feira, no inverno',
            'Solo los miércoles, en invierno',
            'Wednesdays only, in winter',
          ),
          price: 15,
          ...AT_THE_TABLE,
          status: 'inactive',
        },
      ],
    },
    {
      id: 14,
      name: text('Doces', 'Postres', 'Desserts'),
      items: [
        {
          id: 1401,
          name: 'Pastel de nata',
          description: text(
            'Acabado de fazer, com canela',
            'Recién hecho, con canela',
            'Freshly baked, with cinnamon',
          ),
          price: 1.6,
          ...SERVED,
        },
        {
          id: 1402,
          name: 'Arroz-doce da avó',
          description: text(
            'Cremoso, com raspa de limão',
            'Cremoso, con ralladura de limón',
            'Creamy rice pudding with lemon zest',
          ),
          price: 4.5,
          ...SERVED,
        },
      ],
    },
  ],
};

/** What the store sells. Spec section 3 "Menu item". */
export const STORE_PRODUCTS: PriceListRow = {
  sections: [
    {
      id: 31,
      name: text('Azeite e vinagre', 'Aceite y vinagre', 'Oil and vinegar'),
      items: [
        {
          id: 3101,
          name: text(
            'Azeite virgem extra, 500 ml',
            'Aceite virgen extra, 500 ml',
            'Extra virgin olive oil, 500 ml',
          ),
          description: text(
            'Galega e cordovil, colheita de novembro',
            'Galega y cordovil, cosecha de noviembre',
            'Galega and cordovil olives, November harvest',
          ),
          price: 11.9,
          ...SERVED,
        },
        {
          id: 3102,
          name: text('Vinagre de figo, 250 ml', 'Vinagre de higo, 250 ml', 'Fig vinegar, 250 ml'),
          description: text('Envelhecido em carvalho', 'Envejecido en roble', 'Aged in oak'),
          price: 7.4,
          ...SERVED,
        },
      ],
    },
    {
      id: 32,
      name: text('Conservas e queijos', 'Conservas y quesos', 'Tins and cheeses'),
      items: [
        {
          id: 3201,
          name: text(
            'Sardinhas em azeite, 120 g',
            'Sardinas en aceite, 120 g',
            'Sardines in olive oil, 120 g',
          ),
          description: text('Pescadas em Peniche', 'Pescadas en Peniche', 'Caught off Peniche'),
          price: 3.85,
          ...SERVED,
        },
        {
          id: 3202,
          name: text('Queijo de Évora curado', 'Queso de Évora curado', 'Cured Évora cheese'),
          description: text('Ovelha, 120 g', 'Oveja, 120 g', 'Sheep, 120 g'),
          price: 6.5,
          ...SERVED,
        },
        {
          id: 3203,
          name: text(
            'Mel de rosmaninho, 500 g',
            'Miel de cantueso, 500 g',
            'Lavender honey, 500 g',
          ),
          description: text(
            'Da serra de Portel',
            'De la sierra de Portel',
            'From the Portel hills',
          ),
          price: 9.2,
          ...SERVED,
        },
      ],
    },
  ],
};
