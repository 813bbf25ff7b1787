import type { PictureName } from '../support/pictures.ts';
import { text } from '../support/localised.ts';
import { NOT_NOW, sold, type PriceListRow } from './menu-row.ts';

/** The products of the grocer's. Spec section 3 "Menu item". */
export const STORE_PRODUCTS: PriceListRow = {
  sections: [
    {
      id: 31,
      name: text('Azeite e vinagre', 'Aceite y vinagre', 'Oil and vinegar'),
      items: [
        sold(
          3101,
          text(
            'Azeite virgem extra, 500 ml',
            'Aceite virgen extra, 500 ml',
            'Extra virgin olive oil, 500 ml',
          ),
          [
            'Galega e cordovil, colheita de novembro',
            'Galega y cordovil, cosecha de noviembre',
            'Galega and cordovil olives, November harvest',
          ],
          11.9,
        ),
        sold(
          3102,
          text('Vinagre de figo, 250 ml', 'Vinagre de higo, 250 ml', 'Fig vinegar, 250 ml'),
          ['Envelhecido em carvalho', 'Envejecido en roble', 'Aged in oak'],
          7.4,
        ),
      ],
    },
    {
      id: 32,
      name: text('Conservas e mel', 'Conservas y miel', 'Tins and honey'),
      items: [
        sold(
          3201,
          text(
            'Sardinhas em azeite, 120 g',
            'Sardinas en aceite, 120 g',
            'Sardines in olive oil, 120 g',
          ),
          ['Pescadas em Peniche', 'Pescadas en Peniche', 'Caught off Peniche'],
          3.85,
        ),
        sold(
          3202,
          text('Queijo de Évora curado', 'Queso de Évora curado', 'Cured Évora cheese'),
          ['Ovelha, 120 g', 'Oveja, 120 g', 'Sheep, 120 g'],
          6.5,
        ),
        sold(
          3203,
          text('Mel de rosmaninho, 500 g', 'Miel de cantueso, 500 g', 'Lavender honey, 500 g'),
          ['Da serra de Portel', 'De la sierra de Portel', 'From the Portel hills'],
          9.2,
        ),
        sold(
          3204,
          text('Azeitonas britadas, 300 g', 'Aceitunas machacadas, 300 g', 'Cracked olives, 300 g'),
          ['Com orégãos e alho', 'Con orégano y ajo', 'With oregano and garlic'],
          4.1,
          NOT_NOW,
        ),
      ],
    },
    {
      id: 33,
      name: text('Para oferecer', 'Para regalar', 'To give away'),
      items: [
        sold(
          3301,
          text('Último cabaz alentejano', 'Última cesta alentejana', 'The last Alentejo hamper'),
          [
            'Esgota-se enquanto o encomendas',
            'Se agota mientras lo pides',
            'Sells out while you order it',
          ],
          39.5,
        ),
        sold(
          3302,
          text('Trufa preta, 20 g', 'Trufa negra, 20 g', 'Black truffle, 20 g'),
          [
            'O preço muda enquanto a encomendas',
            'El precio cambia mientras la pides',
            'Its price changes while you order it',
          ],
          18,
        ),
      ],
    },
  ],
};

/** The products of the cheese dairy. */
export const DAIRY_PRODUCTS: PriceListRow = {
  sections: [
    {
      id: 41,
      name: text('Queijos', 'Quesos', 'Cheeses'),
      items: [
        sold(
          4101,
          text(
            'Serra da Estrela DOP, 500 g',
            'Serra da Estrela DOP, 500 g',
            'Serra da Estrela PDO, 500 g',
          ),
          [
            'Amanteigado, de cura natural',
            'Cremoso, de curación natural',
            'Runny, naturally ripened',
          ],
          18.9,
        ),
        sold(
          4102,
          text('Requeijão, 200 g', 'Requesón, 200 g', 'Curd cheese, 200 g'),
          ['Feito de manhã', 'Hecho por la mañana', 'Made in the morning'],
          2.95,
        ),
        sold(
          4103,
          text('Doce de abóbora, 250 g', 'Dulce de calabaza, 250 g', 'Pumpkin jam, 250 g'),
          ['Com amêndoa e canela', 'Con almendra y canela', 'With almond and cinnamon'],
          4.4,
        ),
      ],
    },
  ],
};

/** The products of the wine shop. */
export const WINE_PRODUCTS: PriceListRow = {
  sections: [
    {
      id: 51,
      name: text('Vinhos', 'Vinos', 'Wines'),
      items: [
        sold(
          5101,
          text('Douro tinto 2021, 75 cl', 'Douro tinto 2021, 75 cl', 'Douro red 2021, 75 cl'),
          [
            'Touriga Nacional e Tinta Roriz',
            'Touriga Nacional y Tinta Roriz',
            'Touriga Nacional and Tinta Roriz',
          ],
          13.5,
        ),
        sold(
          5102,
          text(
            'Porto tawny 10 anos, 75 cl',
            'Oporto tawny 10 años, 75 cl',
            'Ten-year-old tawny port, 75 cl',
          ),
          ['Frutos secos e figo', 'Frutos secos e higo', 'Nuts and figs'],
          22.8,
        ),
      ],
    },
  ],
};

/** Prices of promotions, in euros, by product. */
export const PROMOTIONS: Readonly<Record<number, number>> = { 3101: 10.71, 4101: 16.9 };

/** Pictures of products, by product; the others have none. */
export const PRODUCT_PICTURES: Readonly<Record<number, PictureName>> = {
  3101: 'mercearia',
  3102: 'oleos-e-toalhas',
  3203: 'mercearia',
};

/** Sold out as soon as somebody orders it. */
export const SOLD_OUT_PRODUCT = 3301;

/** Costs more as soon as somebody orders it; euros. */
export const DEARER_PRODUCT = { id: 3302, price: 21.5 } as const;
