import {
  ATTRIBUTES,
  attributeName,
  type AttributeKey,
  type AttributeValues,
} from '../../src/lib/config/attributes.ts';
import { LANGUAGE_CODES } from '../../src/lib/config/language.ts';
import { ID_MAX_LENGTH } from '../../src/lib/limits.ts';
import { LANGUAGES } from '../../src/platform/i18n/languages.ts';
import { say, type SiteText } from '../site/site-language.ts';

/** A value of a choice and its label; the empty value is the default, which is not written. */
export type Choice = readonly [value: string, label: SiteText];

/** A field of the builder that sets one attribute. */
export interface AttributeField {
  key: AttributeKey;
  /** The attribute, which is the field's name too. */
  name: string;
  label: SiteText;
  control:
    | { kind: 'text'; example: string; limit: number }
    | { kind: 'check'; isDefault: boolean; starts: boolean }
    | { kind: 'choice'; choices: readonly Choice[] };
}

const AS_USUAL = say('Como de costume', 'As usual');

function textField(key: AttributeKey, label: SiteText, example = ''): AttributeField {
  const { limit = ID_MAX_LENGTH } = ATTRIBUTES[key];
  return { key, name: attributeName(key), label, control: { kind: 'text', example, limit } };
}

type BooleanKey = {
  [Key in AttributeKey]: AttributeValues[Key] extends boolean ? Key : never;
}[AttributeKey];

/** A box to tick; `starts` says how the builder shows it first, if not as its default. */
function checkField(key: BooleanKey, label: SiteText, starts?: boolean): AttributeField {
  const isDefault = ATTRIBUTES[key].default;
  return {
    key,
    name: attributeName(key),
    label,
    control: { kind: 'check', isDefault, starts: starts ?? isDefault },
  };
}

/** The words of an attribute that takes a list of words. */
type Words<Key extends AttributeKey> = Extract<AttributeValues[Key], string>;

/** A choice with a label for every word of the attribute. */
function choiceField<Key extends AttributeKey>(
  key: Key,
  label: SiteText,
  labels: Readonly<Record<Words<Key>, SiteText>>,
): AttributeField {
  const standard = ATTRIBUTES[key].default;
  const words = Object.entries<SiteText>(labels).map(([word, text]): Choice => [
    word === standard ? '' : word,
    text,
  ]);
  const choices: readonly Choice[] = standard === null ? [['', AS_USUAL], ...words] : words;
  return { key, name: attributeName(key), label, control: { kind: 'choice', choices } };
}

/** Every language of the interface, by the short code that pages write. */
export const LANGUAGE_CHOICES: readonly Choice[] = LANGUAGE_CODES.map((code) => {
  const { name } = LANGUAGES[code];
  return [code.slice(0, 2), { pt: name, en: name }];
});

/** Fields that only some tasks ask for. */
export const TASK_FIELDS: readonly AttributeField[] = [
  textField('shopId', say('Loja', 'Shop')),
  textField('campaignId', say('Campanha', 'Campaign')),
  textField('offerCode', say('Código da oferta', 'Offer code')),
  textField('serviceId', say('Serviço (vazio: todos)', 'Service (empty: all of them)'), '201'),
];

/** A part of the form that opens and closes. */
export interface FieldGroup {
  title: SiteText;
  isOpen: boolean;
  fields: readonly AttributeField[];
}

/** The fields of every task but those of the platform. */
export const FIELD_GROUPS = {
  place: {
    title: say('Lugar e língua', 'Place and language'),
    isOpen: true,
    fields: [
      choiceField('mode', say('Lugar', 'Place'), {
        inline: say('Na página', 'In the page'),
        modal: say('Numa janela, por um botão da página', 'In a dialog, by a button of the page'),
        button: say('Numa janela, por um botão flutuante', 'In a dialog, by a floating button'),
        times: say(
          'Próximos horários na página, o resto numa janela',
          'Next free times in the page, the rest in a dialog',
        ),
      }),
      {
        key: 'lang',
        name: 'lang',
        label: say('Língua', 'Language'),
        control: {
          kind: 'choice',
          choices: [['', say('A da página', 'The page’s own')], ...LANGUAGE_CHOICES],
        },
      },
      choiceField('address', say('Tratamento', 'Form of address'), {
        informal: say('Por tu', 'Informal'),
        formal: say('Formal', 'Formal'),
      }),
      choiceField('theme', say('Tema', 'Theme'), {
        auto: say('O do dispositivo', 'The device’s'),
        light: say('Claro', 'Light'),
        dark: say('Escuro', 'Dark'),
      }),
      choiceField('loading', say('Carregar', 'Load'), {
        eager: say('Com a página', 'With the page'),
        lazy: say('Perto do ecrã', 'When it is near the screen'),
      }),
      checkField('showClose', say('Botão de fechar', 'A button that closes')),
    ],
  },
  rules: {
    title: say('Regras', 'Rules'),
    isOpen: false,
    fields: [
      checkField('canBookDate', say('Datas podem ser reservadas', 'Dates may be booked')),
      checkField('canBuyVoucher', say('Vales podem ser comprados', 'Vouchers may be bought')),
      choiceField('defaultView', say('Primeiro separador', 'First tab'), {
        book: say('Reservar uma data', 'Book a date'),
        voucher: say('Comprar um vale', 'Buy a voucher'),
        premium: say('Premium', 'Premium'),
      }),
      choiceField('history', say('Botão Voltar do navegador', 'Back button of the browser'), {
        off: say('Sai da página', 'Leaves the page'),
        steps: say('Volta um passo', 'Goes one step back'),
      }),
      textField(
        'prefill',
        say(
          'Preenchido à partida, nunca dados de alguém (JSON)',
          'Filled in from the start, never a person’s details (JSON)',
        ),
        '{"people": 4}',
      ),
      textField('table', say('Mesa', 'Table'), '12'),
      textField(
        'venues',
        say('Estabelecimentos à escolha (JSON)', 'Venues to choose from (JSON)'),
        '[{"name": "Alfama", "shop": 1, "campaign": 101}]',
      ),
      textField(
        'questions',
        say('Perguntas ao cliente', 'Questions to the customer'),
        'occasion,allergies,high-chair,pet',
      ),
      {
        key: 'merchantLang',
        name: 'merchant-lang',
        label: say('Língua das notas para a casa', 'Language of notes for the merchant'),
        control: {
          kind: 'choice',
          choices: [
            ['', { pt: 'Português', en: 'Português' }],
            ...LANGUAGE_CHOICES.filter(([code]) => code !== 'pt'),
          ],
        },
      },
      textField(
        'paymentMethods',
        say('Formas de pagamento, por ordem', 'Ways to pay, in order'),
        'mbway,card,multibanco',
      ),
      textField(
        'idleReset',
        say(
          'Quiosque: segundos sem toque até recomeçar',
          'Kiosk: seconds without a touch until it starts again',
        ),
        '90',
      ),
      textField('cart', say('Artigos a encomendar, por id', 'Items to order, by id'), '1201,1401'),
      textField(
        'cartItems',
        say('Artigos com quantidade (JSON)', 'Items with quantities (JSON)'),
        '[{"productId": 1201, "qty": 2}]',
      ),
      textField('referralCode', say('Código de recomendação', 'Referral code')),
    ],
  },
  measuring: {
    title: say('Medição e ajuda', 'Measuring and help'),
    isOpen: false,
    fields: [
      choiceField('analytics', say('Medição', 'Measuring'), {
        off: say('Só eventos', 'Events only'),
        datalayer: say('Também dataLayer', 'dataLayer too'),
      }),
      choiceField('consent', say('Consentimento', 'Consent'), {
        all: say('Tudo', 'All'),
        necessary: say('Só o necessário', 'Only what is necessary'),
      }),
      textField('channel', say('Canal de vendas', 'Sales channel')),
      textField('channelManager', say('Gestor de canais', 'Channel manager')),
      textField('mapsPartnerId', say('Parceiro dos mapas', 'Partner id of the maps service')),
      checkField(
        'agents',
        say('Assistentes do navegador ajudam', 'Assistants of browsers may help'),
      ),
      checkField('structuredData', say('Dados para motores de busca', 'Data for search engines')),
      checkField('debug', say('Painel para quem programa', 'Panel for developers')),
      choiceField('urlParams', say('Ler o endereço da página', 'Read the page’s address'), {
        auto: say('Se não houver ids', 'If no ids are given'),
        on: say('Sempre', 'Always'),
        off: say('Nunca', 'Never'),
      }),
    ],
  },
} as const satisfies Readonly<Record<string, FieldGroup>>;

/** Whether guests may continue; part of every task. */
export const GUEST_FIELD = checkField(
  'allowGuestLogin',
  say('Sem conta, como convidado', 'Guests need no account'),
  true,
);

/** Fields that depend on the platform; the preview runs on the sandbox and ignores them. */
export const PLATFORM_FIELDS: readonly AttributeField[] = [
  textField('entityId', say('Entidade', 'Entity'), '1'),
  textField('providerId', say('Fornecedor', 'Provider'), '1'),
  textField('timeZone', say('Fuso horário da casa', 'Time zone of the venue'), 'Europe/Lisbon'),
  textField('hostName', say('Nome do anfitrião', 'Host name'), 'www.example.pt'),
  textField(
    'parentOrigin',
    say('Origem da página à volta', 'Origin of the framing page'),
    'https://www.example.pt',
  ),
  textField('imageLoader', say('Serviço de imagens', 'Image service'), 'imgix'),
  textField(
    'links',
    say('Páginas ligadas (JSON)', 'Linked pages (JSON)'),
    '{"privacy": "https://www.example.pt/privacidade"}',
  ),
  choiceField('idempotency', say('Chave de idempotência', 'Idempotency key'), {
    off: say('Não enviar', 'Not sent'),
    header: say('Enviar', 'Sent'),
  }),
  textField('clientApplication', say('Aplicação', 'Application'), 'WEB'),
  textField(
    'clientPlatform',
    say('Plataforma da aplicação', 'Platform of the application'),
    'WIDGET',
  ),
];

/** Every field that sets an attribute. */
export const ATTRIBUTE_FIELDS: readonly AttributeField[] = [
  ...TASK_FIELDS,
  GUEST_FIELD,
  ...Object.values(FIELD_GROUPS).flatMap(({ fields }): readonly AttributeField[] => fields),
  ...PLATFORM_FIELDS,
];
