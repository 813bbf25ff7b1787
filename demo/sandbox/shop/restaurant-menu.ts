import { text } from '../support/localised.ts';
import { AT_THE_TABLE, NOT_NOW, SOLD_OUT, sold, type PriceListRow } from './menu-row.ts';

/** The menu of the restaurant. Spec section 3 "Menu item". */
export const RESTAURANT_MENU: PriceListRow = {
  sections: [
    {
      id: 11,
      name: text('Para começar', 'Para empezar', 'To begin with'),
      items: [
        sold(
          1101,
          'Couvert da casa',
          [
            'Pão de Mafra, azeite do Alentejo e azeitonas temperadas',
            'Pan de Mafra, aceite del Alentejo y aceitunas aliñadas',
            'Mafra bread, Alentejo olive oil and seasoned olives',
          ],
          3.2,
        ),
        sold(
          1102,
          'Pataniscas de bacalhau',
          [
            'Quatro pataniscas com arroz de feijão',
            'Cuatro buñuelos de bacalao con arroz y alubias',
            'Four salt-cod fritters with bean rice',
          ],
          8.5,
        ),
        sold(
          1103,
          'Amêijoas à Bulhão Pato',
          [
            'Com alho, coentros e limão',
            'Con ajo, cilantro y limón',
            'With garlic, coriander and lemon',
          ],
          16.9,
          AT_THE_TABLE,
        ),
        sold(
          1104,
          'Caldo verde',
          [
            'Couve-galega, batata e uma rodela de chouriço',
            'Col gallega, patata y una rodaja de chorizo',
            'Kale, potato and a slice of chouriço',
          ],
          4.2,
        ),
        sold(
          1105,
          'Peixinhos da horta',
          [
            'Feijão-verde em polme leve, com maionese de limão',
            'Judías verdes en tempura, con mayonesa de limón',
            'Green beans in a light batter, with lemon mayonnaise',
          ],
          6.8,
        ),
        sold(
          1106,
          'Chouriço assado',
          [
            'Flambeado em aguardente, à mesa',
            'Flambeado con aguardiente, en la mesa',
            'Flamed in aguardente at your table',
          ],
          9.4,
          AT_THE_TABLE,
        ),
        sold(
          1107,
          'Queijo de Azeitão',
          [
            'Amanteigado, com marmelada e tostas',
            'Cremoso, con membrillo y tostas',
            'Runny, with quince paste and toast',
          ],
          7.9,
        ),
        sold(
          1108,
          'Salada de polvo',
          [
            'Com pimento, cebola e salsa',
            'Con pimiento, cebolla y perejil',
            'Octopus salad with pepper, onion and parsley',
          ],
          9.2,
        ),
      ],
    },
    {
      id: 12,
      name: text('Do mar', 'Del mar', 'From the sea'),
      items: [
        sold(
          1201,
          'Bacalhau à Brás',
          [
            'Bacalhau desfiado, batata palha, ovo e azeitona',
            'Bacalao desmigado, patata paja, huevo y aceituna',
            'Shredded cod, straw potatoes, egg and olives',
          ],
          14.5,
        ),
        sold(
          1202,
          'Polvo à lagareiro',
          [
            'Polvo assado com batata a murro e azeite de alho',
            'Pulpo asado con patata aplastada y aceite de ajo',
            'Roast octopus with smashed potatoes and garlic oil',
          ],
          19.8,
        ),
        sold(
          1203,
          'Arroz de tamboril',
          [
            'Malandrinho, com camarão; para duas pessoas',
            'Caldoso, con gambas; para dos personas',
            'Brothy monkfish rice with prawns; for two',
          ],
          34,
          AT_THE_TABLE,
        ),
        sold(
          1204,
          'Sardinhas assadas',
          [
            'Seis sardinhas, salada de pimentos e broa; de junho a setembro',
            'Seis sardinas, ensalada de pimientos y pan de maíz; de junio a septiembre',
            'Six grilled sardines, pepper salad and corn bread; June to September',
          ],
          12.9,
          NOT_NOW,
        ),
        sold(
          1205,
          'Bacalhau com natas',
          [
            'Gratinado no forno, com salada verde',
            'Gratinado al horno, con ensalada verde',
            'Baked with cream, with a green salad',
          ],
          13.8,
        ),
        sold(
          1206,
          'Filetes de peixe-galo',
          [
            'Com açorda das suas ovas',
            'Con migas de sus huevas',
            'John Dory fillets with a bread stew of its roe',
          ],
          17.5,
        ),
        sold(
          1207,
          'Choco frito à setubalense',
          [
            'Com batata frita e maionese de alho',
            'Con patatas fritas y mayonesa de ajo',
            'Fried cuttlefish with chips and garlic mayonnaise',
          ],
          14.9,
        ),
      ],
    },
    {
      id: 13,
      name: text('Da terra', 'De la tierra', 'From the land'),
      items: [
        sold(
          1301,
          'Bochecha de porco preto',
          [
            'Estufada em vinho tinto, com puré de castanha',
            'Estofada en vino tinto, con puré de castaña',
            'Black-pork cheek in red wine with chestnut purée',
          ],
          16.2,
        ),
        sold(
          1302,
          'Açorda de cogumelos',
          [
            'Cogumelos da época, ovo escalfado e coentros',
            'Setas de temporada, huevo escalfado y cilantro',
            'Seasonal mushrooms, poached egg and coriander',
          ],
          12.4,
        ),
        sold(
          1303,
          'Cozido à portuguesa',
          [
            'Só à quarta-feira, no inverno',
            'Solo los miércoles, en invierno',
            'Wednesdays only, in winter',
          ],
          15,
          { ...AT_THE_TABLE, ...NOT_NOW },
        ),
        sold(
          1304,
          'Bifana no pão',
          [
            'Com mostarda da casa, em carcaça estaladiça',
            'Con mostaza de la casa, en pan crujiente',
            'Pork roll with our own mustard',
          ],
          4.9,
        ),
        sold(
          1305,
          'Frango piri-piri',
          [
            'Meio frango na brasa, batata frita e salada',
            'Medio pollo a la brasa, patatas fritas y ensalada',
            'Half a grilled chicken, chips and salad',
          ],
          11.5,
        ),
        sold(
          1306,
          'Arroz de pato',
          [
            'No forno, com chouriço e laranja',
            'Al horno, con chorizo y naranja',
            'Baked duck rice with chouriço and orange',
          ],
          14.2,
        ),
        sold(
          1307,
          'Secretos de porco preto',
          [
            'Com migas de espargos',
            'Con migas de espárragos',
            'Black-pork secretos with asparagus migas',
          ],
          17.8,
          SOLD_OUT,
        ),
        sold(
          1308,
          'Feijoada à transmontana',
          [
            'Feijão vermelho, enchidos e couve; com arroz',
            'Alubias rojas, embutidos y col; con arroz',
            'Red beans, sausages and cabbage, with rice',
          ],
          13.4,
        ),
      ],
    },
    {
      id: 15,
      name: text('Acompanhamentos', 'Guarniciones', 'Sides'),
      items: [
        sold(
          1501,
          'Arroz de grelos',
          ['Malandrinho', 'Caldoso', 'Brothy rice with turnip tops'],
          3.6,
        ),
        sold(
          1502,
          'Batata a murro',
          ['Com alho e azeite', 'Con ajo y aceite', 'Smashed potatoes, garlic and olive oil'],
          3.4,
        ),
        sold(
          1503,
          'Salada mista',
          [
            'Alface, tomate, cebola e orégãos',
            'Lechuga, tomate, cebolla y orégano',
            'Lettuce, tomato, onion and oregano',
          ],
          3.9,
        ),
        sold(
          1504,
          'Broa de milho',
          ['Fatia grossa, ainda morna', 'Rebanada gruesa, templada', 'A thick slice, still warm'],
          1.2,
        ),
      ],
    },
    {
      id: 14,
      name: text('Doces', 'Postres', 'Desserts'),
      items: [
        sold(
          1401,
          'Pastel de nata',
          [
            'Acabado de fazer, com canela',
            'Recién hecho, con canela',
            'Freshly baked, with cinnamon',
          ],
          1.6,
        ),
        sold(
          1402,
          'Arroz-doce da avó',
          [
            'Cremoso, com raspa de limão',
            'Cremoso, con ralladura de limón',
            'Creamy rice pudding with lemon zest',
          ],
          4.5,
        ),
        sold(
          1403,
          'Mousse de chocolate',
          [
            'Negro a 70%, com flor de sal',
            'Negro al 70 %, con flor de sal',
            'Dark, 70%, with sea salt',
          ],
          4.8,
        ),
        sold(
          1404,
          'Pudim Abade de Priscos',
          [
            'Com toucinho e vinho do Porto',
            'Con tocino y vino de Oporto',
            'Egg pudding with pork fat and port wine',
          ],
          5.6,
        ),
        sold(
          1405,
          'Toucinho do céu',
          ['De amêndoa e gila', 'De almendra y cidra', 'Almond and squash cake'],
          5.2,
        ),
      ],
    },
    {
      id: 16,
      name: text('Bebidas', 'Bebidas', 'Drinks'),
      items: [
        sold(
          1601,
          text('Água das Pedras, 25 cl', 'Água das Pedras, 25 cl', 'Água das Pedras, 25 cl'),
          ['Com gás natural', 'Con gas natural', 'Naturally sparkling'],
          1.9,
        ),
        sold(
          1602,
          text('Limonada com hortelã', 'Limonada con menta', 'Lemonade with mint'),
          ['Espremida na hora, 40 cl', 'Recién exprimida, 40 cl', 'Freshly squeezed, 40 cl'],
          3.2,
        ),
        sold(
          1603,
          text(
            'Vinho verde da casa, 75 cl',
            'Vinho verde de la casa, 75 cl',
            'House vinho verde, 75 cl',
          ),
          ['Loureiro, bem fresco', 'Loureiro, bien frío', 'Loureiro, well chilled'],
          12,
        ),
        sold(
          1604,
          'Ginja de Óbidos',
          ['Em copo de chocolate', 'En vaso de chocolate', 'In a chocolate cup'],
          2.5,
          AT_THE_TABLE,
        ),
      ],
    },
  ],
};
