import type { PictureName } from '../sandbox/support/pictures.ts';
import type { Embedding } from './embedding.ts';
import type { MerchantName } from './merchants.ts';
import type { PageGroup } from './page-groups.ts';
import { say, type SiteText } from './site-language.ts';

/** One page of the demo site. */
export interface DemoPage {
  path: string;
  /** Under which heading of the index it stands. */
  group: PageGroup;
  merchant: MerchantName;
  photo: PictureName;
  /** The text of the merchant's page. */
  title: SiteText;
  text: SiteText;
  /** The description of the page in the index. */
  shows: SiteText;
  /** One element each, with a heading above it where there are several. */
  embeddings: readonly (Embedding & { heading?: SiteText })[];
  /** A button of the page that opens the element with this id. */
  opens?: { id: string; label: SiteText };
  /** A link to the page itself with these parameters, as in an e-mail. */
  link?: { query: string; label: SiteText };
  /** The page is dark, whatever the visitor's system says. */
  dark?: true;
  /** Files of the page's own that fight the element. */
  hostile?: true;
  /** The page is served with the strict policy; `broken` breaks it on purpose. */
  policy?: 'kept' | 'broken';
}

/** An offer that guests may book, straight to its calendar. */
function offer(shop: string, campaign: string): Embedding['attributes'] {
  return { shop, campaign, 'reservation-type': 'normal', 'allow-guest-login': true };
}

const TABLE = offer('1', '101');

const LANGUAGE_NAMES = {
  pt: say('Português', 'Portuguese'),
  es: say('Espanhol', 'Spanish'),
  en: say('Inglês', 'English'),
  fr: say('Francês', 'French'),
  de: say('Alemão', 'German'),
} as const;

const BRANDS = [
  [say('Amarelo-claro', 'Light yellow'), '--mc-primary: #ffd400', 'light'],
  [say('Vermelho', 'Red'), '--mc-primary: #c4001a', 'light'],
  [say('Azul-marinho', 'Navy'), '--mc-primary: #14213d; --mc-radius: 4px', 'light'],
  [say('Preto', 'Black'), '--mc-primary: #000; --mc-radius: 0px', 'light'],
  [say('Pastel', 'Pastel'), '--mc-primary: #f4b8c8; --mc-surface: #fff8f5', 'light'],
  [say('Escuro', 'Dark'), '--mc-primary: #7c5cff; --mc-radius: 18px', 'dark'],
] as const;

const FONTS = [
  ['inherit', 700],
  ['Georgia, serif', 500],
  ['ui-monospace, monospace', 600],
] as const;

/** A booking in each brand and each font, as a merchant would style it. */
const BRANDED = BRANDS.flatMap(([heading, colours, theme]) =>
  FONTS.map(([font, weight]) => ({
    heading: say(`${heading.pt} · ${font}`, `${heading.en} · ${font}`),
    attributes: {
      ...TABLE,
      theme,
      loading: 'lazy',
      style: `${colours}; --mc-font: ${font}; --mc-heading-weight: ${weight}`,
    },
  })),
);

/** Venues of one house, with where they are. */
const VENUES = [
  {
    name: 'Tasca Lua de Alfama',
    shop: 1,
    campaign: 101,
    area: 'Lisboa',
    latitude: 38.7117,
    longitude: -9.1283,
  },
  {
    name: 'Lua, a sala de fado',
    shop: 1,
    campaign: 102,
    area: 'Lisboa',
    latitude: 38.7139,
    longitude: -9.1334,
  },
  { name: 'Águas da Ribeira Spa', shop: 2, area: 'Porto', latitude: 41.1503, longitude: -8.6059 },
  {
    name: 'Águas da Ribeira, massagens',
    shop: 2,
    service: 201,
    area: 'Porto',
    latitude: 41.1408,
    longitude: -8.6132,
  },
];

/** As many venues as are searched. */
const MANY_VENUES = [
  'Alfama',
  'Baixa',
  'Belém',
  'Campo de Ourique',
  'Chiado',
  'Estrela',
  'Graça',
  'Mouraria',
  'Príncipe Real',
].map((name, index) => ({
  name: `Tasca Lua, ${name}`,
  shop: 1,
  campaign: index % 2 === 0 ? 101 : 102,
  latitude: 38.7 + index / 300,
  longitude: -9.15 + index / 400,
}));

/** Every page, in the order of the index within its group. */
export const DEMO_PAGES: readonly DemoPage[] = [
  {
    path: '/booking.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Reserva a tua mesa', 'Book your table'),
    text: say(
      'O Menu da Lua junta entrada, prato e sobremesa, com menos 20% em qualquer dia. Escolhe a noite; a vista para o Tejo é por nossa conta.',
      'The Moon menu is a starter, a main and a dessert, 20% off on any day. Pick the night; the view of the Tagus is on us.',
    ),
    shows: say(
      'Tipo 1: confirmada na hora, como convidado',
      'Type 1: confirmed at once, as a guest',
    ),
    embeddings: [{ attributes: TABLE }],
  },
  {
    path: '/discount.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Menos 15% em toda a conta', '15% off the whole bill'),
    text: say(
      'Come o que quiseres: o desconto é na conta, e para membros smart são 25%.',
      'Eat what you like: the discount is on the bill, and smart members get 25%.',
    ),
    shows: say(
      'Um desconto sem preço, normal ou smart, e três fotografias',
      'A discount without a price, normal or smart, and three pictures',
    ),
    embeddings: [{ attributes: { shop: '1', campaign: '117', 'allow-guest-login': true } }],
  },
  {
    path: '/venues.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Escolhe onde', 'Choose where'),
    text: say(
      'Em Lisboa ou no Porto, à mesa ou nas termas: escolhe a casa, o resto é connosco.',
      'In Lisbon or Porto, at the table or in the baths: choose the house, we do the rest.',
    ),
    shows: say(
      'Vários estabelecimentos, cada um com o próximo horário livre; a partir de oito, com pesquisa',
      'Several venues, each with its next free time; from eight on, with a search',
    ),
    embeddings: [
      {
        heading: say('Por zona', 'By area'),
        attributes: { venues: JSON.stringify(VENUES), 'allow-guest-login': true },
      },
      {
        heading: say('Com pesquisa', 'With a search'),
        attributes: {
          venues: JSON.stringify(MANY_VENUES),
          'reservation-type': 'normal',
          'allow-guest-login': true,
          loading: 'lazy',
        },
      },
    ],
  },
  {
    path: '/kiosk.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Reserva ao balcão', 'Book at the counter'),
    text: say(
      'O tablet ao pé da porta: escolhe a noite, confirma, e o próximo cliente começa do princípio.',
      'The tablet by the door: pick the night, confirm, and the next customer starts afresh.',
    ),
    shows: say(
      'Um quiosque: recomeça sozinho para o próximo cliente',
      'A kiosk: it starts again by itself for the next customer',
    ),
    embeddings: [{ attributes: { ...TABLE, 'idle-reset': '60' } }],
  },
  {
    path: '/questions.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Conta-nos o que importa', 'Tell us what matters'),
    text: say(
      'Um aniversário, uma alergia, um cão debaixo da mesa: perguntamos antes, para estar tudo pronto quando chegas.',
      'A birthday, an allergy, a dog under the table: we ask before, so that all is ready when you come.',
    ),
    shows: say(
      'Perguntas da casa com os dados de contacto, nunca guardadas',
      'The restaurant’s questions with the contact details, never stored',
    ),
    embeddings: [
      {
        attributes: {
          ...TABLE,
          questions: JSON.stringify([
            'occasion',
            'allergies',
            'high-chair',
            'pet',
            {
              id: 'source',
              label: { pt: 'Como nos conheceste?', en: 'How did you hear of us?' },
              type: 'choice',
              options: [
                { pt: 'Por amigos', en: 'From friends' },
                { pt: 'Passei à porta', en: 'I walked past' },
                { pt: 'Na internet', en: 'On the internet' },
              ],
            },
            {
              id: 'menu',
              label: { pt: 'Menu de grupo', en: 'Group menu' },
              type: 'choices',
              options: [
                { pt: 'Carne', en: 'Meat' },
                { pt: 'Peixe', en: 'Fish' },
                { pt: 'Vegetariano', en: 'Vegetarian' },
              ],
              showIf: { minPeople: 6 },
            },
          ]),
        },
      },
    ],
  },
  {
    path: '/signed-in.html',
    group: 'accounts',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Olá outra vez, Ana', 'Hello again, Ana'),
    text: say(
      'Já conhecemos o teu nome e o teu telemóvel: basta escolheres o dia e a hora.',
      'We already know your name and number: just choose a day and time.',
    ),
    shows: say('Tipo 1, com sessão iniciada por token', 'Type 1, signed in by token'),
    embeddings: [
      {
        attributes: {
          ...offer('1', '101'),
          'user-id': '1001',
          token: 'token-ana',
        },
      },
    ],
  },
  {
    path: '/sign-in.html',
    group: 'accounts',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Só para quem já é da casa', 'For those who know the house'),
    text: say(
      'Entra com o teu e-mail, ou com a conta que já usas noutros sítios. Também podes criar conta aqui.',
      'Log in with your e-mail, or with an account you use elsewhere. You can register here too.',
    ),
    shows: say(
      'Tipo 1, com início de sessão: ana@example.com / secret1, ou um dos três serviços simulados',
      'Type 1, with sign-in: ana@example.com / secret1, or one of the three stand-ins',
    ),
    embeddings: [
      {
        attributes: {
          shop: '1',
          campaign: '101',
          'reservation-type': 'normal',
          'host-name': 'reservas.tasca.example',
        },
      },
    ],
  },
  {
    path: '/link.html',
    group: 'accounts',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Um convite por e-mail', 'An invitation by e-mail'),
    text: say(
      'O e-mail da casa traz uma ligação que já sabe quem a recebeu. Mas uma ligação pode ser reencaminhada.',
      'The link in the restaurant’s e-mail signs its recipient in. But a link can be passed on.',
    ),
    shows: say(
      'Token numa ligação: diz de quem é a conta, e deixa sair dela',
      'Token in a link: says whose account it is, and lets you leave it',
    ),
    embeddings: [
      {
        attributes: {
          shop: '1',
          campaign: '101',
          'reservation-type': 'normal',
          'url-params': 'on',
        },
      },
    ],
    link: {
      query: 'userId=1001&token=token-ana',
      label: say('A ligação do e-mail da Ana', 'The link in Ana’s e-mail'),
    },
  },
  {
    path: '/external.html',
    group: 'accounts',
    merchant: 'spa',
    photo: 'oleos-e-toalhas',
    title: say('Vinda do clube', 'Coming from the club'),
    text: say(
      'O clube já te conhece: não precisas de entrar outra vez.',
      'The club already knows you: no need to log in again.',
    ),
    shows: say(
      'Fornecedor 4: sessão iniciada por um token externo',
      'Provider 4: signed in by an external token',
    ),
    embeddings: [
      {
        attributes: { shop: '2', campaign: '103', provider: '4', 'external-token': 'external-ana' },
      },
    ],
  },
  {
    path: '/on-request.html',
    group: 'bookings',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Jantares de grupo', 'Group dinners'),
    text: say(
      'De quatro a dezasseis pessoas, com petiscos no meio da mesa. Diz-nos quando; confirmamos no próprio dia.',
      'For four to sixteen, with small plates in the middle of the table. Tell us when; we confirm on the same day.',
    ),
    shows: say('Tipo 2: fica à espera de confirmação', 'Type 2: waits to be confirmed'),
    embeddings: [
      {
        attributes: offer('1', '102'),
      },
    ],
  },
  {
    path: '/day.html',
    group: 'bookings',
    merchant: 'spa',
    photo: 'piscina-termal',
    title: say('Um dia nas águas', 'A day in the water'),
    text: say(
      'Três piscinas, banho turco e sala de repouso. Escolhe o dia e vem quando quiseres, entre as 10h00 e as 20h00.',
      'Three pools, a steam bath and a quiet room. Choose the day and come whenever you like, from 10:00 to 20:00.',
    ),
    shows: say('Tipo 3: só o dia, sem hora marcada', 'Type 3: only the day, no time'),
    embeddings: [
      {
        attributes: offer('2', '103'),
      },
    ],
  },
  {
    path: '/coupon.html',
    group: 'bookings',
    merchant: 'spa',
    photo: 'oleos-e-toalhas',
    title: say('Massagem de relaxamento, menos 15%', 'Relaxing massage, 15% off'),
    text: say(
      'Uma hora, óleo morno e nada para fazer. Pede o cupão; combinamos a data por telefone.',
      'One hour, warm oil and nothing to do. Ask for the coupon; we’ll agree the date by phone.',
    ),
    shows: say(
      'Tipo 5: cupão para uma pessoa, data a combinar',
      'Type 5: coupon for one, date to be settled',
    ),
    embeddings: [
      {
        attributes: offer('2', '105'),
      },
    ],
  },
  {
    path: '/several-dates.html',
    group: 'bookings',
    merchant: 'spa',
    photo: 'pedras-e-vela',
    title: say('Ritual a dois', 'Ritual for two'),
    text: say(
      'Banho de flores, massagem e espumante da Bairrada. Indica pelo menos três datas; ficamos com a primeira que pudermos.',
      'A flower bath, a massage and sparkling Bairrada. Name at least three dates; we take the first that we can.',
    ),
    shows: say('Tipo 6: três a dez datas à escolha', 'Type 6: three to ten dates to choose from'),
    embeddings: [
      {
        attributes: offer('2', '106'),
      },
    ],
  },
  {
    path: '/smart.html',
    group: 'vouchers',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Mesa junto ao palco', 'A table by the stage'),
    text: say(
      'Às sextas e aos sábados canta-se fado. Reserva normal ou smart: quem é smart paga menos.',
      'Fado is sung on Fridays and Saturdays. Book normal or smart: smart members pay less.',
    ),
    shows: say('Escolha entre reserva normal e smart', 'A choice between normal and smart'),
    embeddings: [{ attributes: { shop: '1', campaign: '114', 'allow-guest-login': true } }],
  },
  {
    path: '/voucher.html',
    group: 'vouchers',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Oferece uma noite de fado', 'Give a night of fado'),
    text: say(
      'Um voucher para o jantar de degustação, com guitarra e voz. Chega por e-mail e é válido durante um ano.',
      'A voucher for the tasting dinner, with guitar and voice. It comes by e-mail and is good for a year.',
    ),
    shows: say(
      'Voucher de oferta pago por MB WAY, cartão ou referência, como convidado',
      'A gift voucher paid by MB WAY, card or reference, as a guest',
    ),
    embeddings: [{ attributes: { ...offer('1', '110'), 'reservation-mode': 'voucher' } }],
  },
  {
    path: '/payment-methods.html',
    group: 'vouchers',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Paga como preferimos', 'Pay the way we like'),
    text: say(
      'Na tasca só aceitamos referência Multibanco e MB WAY, por esta ordem.',
      'At the tasca we take a bank reference and MB WAY, in this order.',
    ),
    shows: say(
      'As formas de pagamento que o comerciante escolhe, pela sua ordem',
      'The ways to pay that the merchant chooses, in the merchant’s order',
    ),
    embeddings: [
      {
        attributes: {
          ...offer('1', '110'),
          'reservation-mode': 'voucher',
          'payment-methods': 'multibanco,mbway',
        },
      },
    ],
  },
  {
    path: '/voucher-prizes.html',
    group: 'vouchers',
    merchant: 'spa',
    photo: 'oleos-e-toalhas',
    title: say('Uma tarde nas águas', 'An afternoon in the water'),
    text: say(
      'Águas quentes, toalha macia e uma massagem. Tens prémios? Desconta-os no voucher.',
      'Warm water, a soft towel and a massage. Do you have prizes? Take them off the voucher.',
    ),
    shows: say(
      'Voucher com prémios, com sessão iniciada por token',
      'A voucher with prizes, signed in by token',
    ),
    embeddings: [
      {
        attributes: {
          ...offer('2', '115'),
          'reservation-mode': 'voucher',
          'user-id': '1001',
          token: 'token-ana',
        },
      },
    ],
  },
  {
    path: '/voucher-premium.html',
    group: 'vouchers',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Fado para membros smart', 'Fado for smart members'),
    text: say(
      'A mesma noite, com um desconto maior para quem é smart.',
      'The same night, with a larger discount for smart members.',
    ),
    shows: say('Reserva smart de quem é membro', 'A smart booking by a member'),
    embeddings: [
      {
        attributes: {
          ...offer('1', '110'),
          'default-view': 'premium',
          'user-id': '1002',
          token: 'token-premium',
        },
      },
    ],
  },
  {
    path: '/plans.html',
    group: 'vouchers',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Torna-te smart', 'Become a smart member'),
    text: say(
      'Junto ao palco, por menos. Escolhe um plano, ou reserva como sempre.',
      'By the stage, for less. Choose a plan, or book as always.',
    ),
    shows: say(
      'Planos para quem ainda não é smart, com sessão iniciada',
      'Plans for somebody who is not smart yet, signed in',
    ),
    embeddings: [
      {
        attributes: {
          shop: '1',
          campaign: '114',
          'user-id': '1001',
          token: 'token-ana',
        },
      },
    ],
  },
  {
    path: '/menu.html',
    group: 'orders',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('O nosso menu', 'Our menu'),
    text: say(
      'O que há hoje, do couvert aos doces. Vê com calma e vem com fome.',
      'What there is today, from the couvert to the desserts. Take your time, and come hungry.',
    ),
    shows: say('Menu digital, só para ler', 'The digital menu, to be read'),
    embeddings: [{ attributes: { shop: '1', menu: true } }],
  },
  {
    path: '/takeaway.html',
    group: 'orders',
    merchant: 'tasca',
    photo: 'para-levar',
    title: say('A tasca em tua casa', 'The tasca at home'),
    text: say(
      'Todo o menu com menos 10%: vem buscar ou levamos nós.',
      'The whole menu with 10% off: pick it up, or we bring it.',
    ),
    shows: say(
      'Tipo 7: menu, carrinho, levantar ou entregar',
      'Type 7: menu, cart, take-away or delivery',
    ),
    embeddings: [
      { attributes: { shop: '1', campaign: '107', menu: true, 'allow-guest-login': true } },
    ],
  },
  {
    path: '/table.html',
    group: 'orders',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Pede da tua mesa', 'Order from your table'),
    text: say(
      'Lê o código da mesa com o telemóvel e escolhe. Nós já sabemos onde estás.',
      'Scan the code on the table with your phone and choose. We know where you sit.',
    ),
    shows: say(
      'A mesa do cliente, à vista e nas notas da encomenda; também no endereço, com ?table=7',
      'The customer’s table, shown and in the notes of the order; also in the address, with ?table=7',
    ),
    embeddings: [
      {
        attributes: {
          shop: '1',
          campaign: '107',
          menu: true,
          'allow-guest-login': true,
          'url-params': 'on',
        },
      },
    ],
    link: {
      query: 'table=7',
      label: say('O código da mesa 7', 'The code on table 7'),
    },
  },
  {
    path: '/ready-cart.html',
    group: 'orders',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('O menu do dia, já no carrinho', 'The dish of the day, in the cart already'),
    text: say(
      'Bacalhau à Brás e dois pastéis de nata. Confirma a quantidade e diz-nos como queres receber.',
      'Bacalhau à Brás and two pastéis de nata. Check how many, and tell us how you want to get them.',
    ),
    shows: say(
      'Encomenda que começa no carrinho, com um artigo que já não existe',
      'An order that begins with the cart, which names an item that is no more',
    ),
    embeddings: [
      {
        attributes: {
          shop: '1',
          campaign: '107',
          'cart-items':
            '[{"id":1,"productId":1201,"qty":1},{"id":2,"productId":1401,"qty":2},{"id":3,"productId":9999,"qty":1}]',
          'allow-guest-login': true,
        },
      },
    ],
  },
  {
    path: '/products.html',
    group: 'orders',
    merchant: 'mercearia',
    photo: 'mercearia',
    title: say('O teu cabaz alentejano', 'Your Alentejo hamper'),
    text: say(
      'Azeite de Évora e queijo da Serra, cada um da sua casa, numa só encomenda.',
      'Olive oil from Évora and cheese from the Serra, each from its own house, in one order.',
    ),
    shows: say(
      'Encomenda de duas lojas, como convidado: entrega, ponto de recolha ou loja',
      'An order from two shops, as a guest: delivery, pickup point or store',
    ),
    embeddings: [
      {
        attributes: {
          shop: '3',
          products: true,
          'session-id': 'two-shops',
          'allow-guest-login': true,
        },
      },
    ],
  },
  {
    path: '/products-signed-in.html',
    group: 'orders',
    merchant: 'mercearia',
    photo: 'mercearia',
    title: say('O azeite do costume, Ana?', 'The usual olive oil, Ana?'),
    text: say(
      'As tuas moradas já cá estão. Escolhe para onde vai e como queres pagar; o cupão SAVE10 também serve.',
      'Your addresses are here already. Choose where it goes and how to pay; the coupon SAVE10 works too.',
    ),
    shows: say(
      'Encomenda com sessão iniciada: moradas guardadas e fatura',
      'An order when signed in: saved addresses and an invoice',
    ),
    embeddings: [
      { attributes: { shop: '3', products: true, 'user-id': '1001', token: 'token-ana' } },
    ],
  },
  {
    path: '/services.html',
    group: 'services',
    merchant: 'spa',
    photo: 'pedras-e-vela',
    title: say('Massagens e rituais', 'Massages and rituals'),
    text: say(
      'Da massagem de uma hora ao ritual a dois: escolhe, vê o calendário e reserva.',
      'From a massage of one hour to the ritual for two: choose, see the calendar and book.',
    ),
    shows: say(
      'A lista dos serviços; um deles, do tipo 7, leva a uma encomenda',
      'The list of services; one of them, of type 7, leads to an order',
    ),
    embeddings: [{ attributes: { shop: '2', services: true, 'allow-guest-login': true } }],
  },
  {
    path: '/service.html',
    group: 'services',
    merchant: 'spa',
    photo: 'oleos-e-toalhas',
    title: say('Massagem de relaxamento', 'Relaxing massage'),
    text: say(
      'Corpo inteiro, com óleo morno de amêndoas doces. Com a Marta ou com a Joana.',
      'The whole body, with warm sweet-almond oil. With Marta or with Joana.',
    ),
    shows: say(
      'Um serviço, com escolha de quem o faz',
      'One service, with a choice of whom it is booked with',
    ),
    embeddings: [
      { attributes: { shop: '2', services: true, service: '201', 'allow-guest-login': true } },
    ],
  },
  {
    path: '/points.html',
    group: 'services',
    merchant: 'spa',
    photo: 'piscina-termal',
    title: say('Obrigado pela visita', 'Thank you for your visit'),
    text: say(
      'O código ao balcão vale dez pontos. Só para quem já é da casa, ou passa a ser.',
      'The code at the counter is worth ten points. For those who know the house, or join it now.',
    ),
    shows: say(
      'Pontos de campanha, com início de sessão: ana@example.com / secret1',
      'Campaign points, with sign-in: ana@example.com / secret1',
    ),
    embeddings: [{ attributes: { shop: '2', qr: true, 'offer-code': 'POINTS10' } }],
  },
  {
    path: '/points-scan.html',
    group: 'services',
    merchant: 'spa',
    photo: 'piscina-termal',
    title: say('Lê o código ao balcão', 'Scan the code at the counter'),
    text: say(
      'Aponta a câmara para o código QR, ou escreve o código: POINTS10.',
      'Point the camera at the QR code, or type the code: POINTS10.',
    ),
    shows: say(
      'Pontos sem código na página: lido com a câmara ou escrito',
      'Points without a code in the page: read by camera or typed',
    ),
    embeddings: [{ attributes: { shop: '2', qr: true, 'user-id': '1001', token: 'token-ana' } }],
  },
  {
    path: '/unavailable.html',
    group: 'refusals',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Festival da sardinha', 'Sardine festival'),
    text: say(
      'Obrigado a todos os que vieram. Voltamos em junho, com brasas novas.',
      'Thank you to everyone who came. We are back in June, with new embers.',
    ),
    shows: say('Campanha que já não está disponível', 'A campaign that is no longer available'),
    embeddings: [
      {
        attributes: { shop: '1', campaign: '112', 'allow-guest-login': true },
        fallback: '<a href="tel:+351218870452">+351 218 870 452</a>',
      },
    ],
  },
  {
    path: '/blocked.html',
    group: 'refusals',
    merchant: 'spa',
    photo: 'oleos-e-toalhas',
    title: say('Massagem de boas-vindas', 'Welcome massage'),
    text: say(
      'Para quem nos visita pela primeira vez: meia hora, por nossa conta.',
      'For those who visit us for the first time: half an hour, on the house.',
    ),
    shows: say('Comerciante com saldo negativo', 'A merchant with a negative balance'),
    embeddings: [
      {
        attributes: offer('2', '113'),
      },
    ],
  },
  {
    path: '/two.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Jantar a dois ou em grupo', 'Dinner for two or for many'),
    text: say(
      'Duas reservas na mesma página: não se misturam.',
      'Two bookings on the same page: they do not mix.',
    ),
    shows: say('Dois elementos na mesma página', 'Two elements on one page'),
    embeddings: [
      { heading: say('Mesa para poucos', 'A table for a few'), attributes: TABLE },
      {
        heading: say('Mesa para muitos', 'A table for many'),
        attributes: offer('1', '102'),
      },
    ],
  },
  {
    path: '/modal.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'noite-de-fado',
    title: say('Noites de fado', 'Fado nights'),
    text: say(
      'Guitarra, voz e uma mesa posta. O botão abre a reserva por cima da página.',
      'A guitar, a voice and a table set. The button opens the booking above the page.',
    ),
    shows: say(
      'Numa janela, aberta por um botão da página',
      'In a dialog, opened by a button of the page',
    ),
    embeddings: [{ attributes: { id: 'reservas', mode: 'modal', ...TABLE } }],
    opens: { id: 'reservas', label: say('Reservar mesa', 'Book a table') },
  },
  {
    path: '/floating.html',
    group: 'embedding',
    merchant: 'spa',
    photo: 'piscina-termal',
    title: say('Respira fundo', 'Take a deep breath'),
    text: say(
      'Lê à vontade: o botão de reserva acompanha-te no canto da página.',
      'Read as long as you like: the booking button stays with you in the corner of the page.',
    ),
    shows: say('Botão flutuante no canto da página', 'A floating button in the corner of the page'),
    embeddings: [
      {
        attributes: {
          mode: 'button',
          ...offer('2', '103'),
        },
      },
    ],
  },
  {
    path: '/times.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Mesa para hoje', 'A table for tonight'),
    text: say(
      'As próximas horas livres, aqui na página. Um toque e a mesa é tua.',
      'The next free times, right here on the page. One tap and the table is yours.',
    ),
    shows: say('Próximas horas livres na página', 'The next free times in the page'),
    embeddings: [
      { attributes: { mode: 'times', ...TABLE } },
      { attributes: { mode: 'times', services: true, shop: '2', service: '201' } },
    ],
  },
  {
    path: '/brands.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('A mesma mesa, seis marcas', 'The same table, six brands'),
    text: say(
      'Seis cores e três tipos de letra, só com propriedades de CSS.',
      'Six colours and three fonts, by CSS properties alone.',
    ),
    shows: say('Seis marcas em três tipos de letra', 'Six brands in three fonts'),
    embeddings: BRANDED,
  },
  {
    path: '/dark.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Depois do pôr do sol', 'After sunset'),
    text: say(
      'Luz baixa, velas acesas, a primeira guitarra às 21h30.',
      'Low light, candles lit, the first guitar at 21:30.',
    ),
    shows: say('Tema escuro', 'Dark theme'),
    embeddings: [{ attributes: { ...TABLE, theme: 'dark' } }],
    dark: true,
  },
  {
    path: '/languages.html',
    group: 'embedding',
    merchant: 'spa',
    photo: 'pedras-e-vela',
    title: say('Em cinco línguas', 'In five languages'),
    text: say(
      'A mesma oferta, para quem nos visita de fora.',
      'The same offer, for those who come from abroad.',
    ),
    shows: say(
      'Português, espanhol, inglês, francês e alemão',
      'Portuguese, Spanish, English, French and German',
    ),
    embeddings: (['pt', 'es', 'en', 'fr', 'de'] as const).map((lang) => ({
      heading: LANGUAGE_NAMES[lang],
      attributes: {
        ...offer('2', '103'),
        lang,
      },
    })),
  },
  {
    path: '/sandbox.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'para-levar',
    title: say('Sem servidor nenhum', 'Without any server'),
    text: say(
      'Nesta página o serviço corre dentro do próprio navegador: nada sai daqui.',
      'On this page the service runs inside the browser itself: nothing leaves it.',
    ),
    shows: say('O sandbox dentro da página', 'The sandbox inside the page'),
    embeddings: [{ attributes: { middleware: 'sandbox:', ...TABLE } }],
  },
  {
    path: '/hostile.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'petiscos',
    title: say('Uma página que não ajuda', 'A page that does not help'),
    text: say(
      'Estilos que apagam tudo, camadas que tapam tudo e objetos estragados. A reserva tem de funcionar na mesma.',
      'Styles that wipe everything, layers that cover everything and spoilt objects. The booking has to work all the same.',
    ),
    shows: say('Página hostil', 'A hostile page'),
    embeddings: [{ attributes: TABLE }],
    hostile: true,
  },
  {
    path: '/csp/strict.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('Política de segurança apertada', 'A strict security policy'),
    text: say(
      'Sem estilos na página, sem scripts sem assinatura, com Trusted Types. Nenhuma violação.',
      'No styles in the page, no script without a nonce, Trusted Types on. No violation.',
    ),
    shows: say('CSP apertada, zero violações', 'Strict CSP, no violation'),
    embeddings: [{ attributes: TABLE }],
    policy: 'kept',
  },
  {
    path: '/csp/negative.html',
    group: 'embedding',
    merchant: 'tasca',
    photo: 'tasca-ao-anoitecer',
    title: say('A contraprova', 'The counter-proof'),
    text: say(
      'A mesma política, quebrada de propósito pela própria página: as violações aparecem.',
      'The same policy, broken by the page itself on purpose: the violations show.',
    ),
    shows: say('CSP quebrada de propósito', 'CSP broken on purpose'),
    embeddings: [{ attributes: TABLE }],
    policy: 'broken',
  },
];
