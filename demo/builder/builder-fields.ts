import {
  ATTRIBUTES,
  type AttributeName,
  type AttributeValues,
} from '../../src/lib/config/attributes.ts';
import { say, type SiteText } from '../site/site-language.ts';

/** One field of the builder; its name is the attribute or custom property that it sets. */
export type BuilderField = { name: AttributeName | `--mc-${string}`; label: SiteText } & (
  | { kind: 'text'; example?: string }
  | { kind: 'check' }
  | { kind: 'choice'; choices: readonly (readonly [value: string, label: SiteText])[] }
  | { kind: 'colour'; value: string }
);

/** A field with every value of an attribute; the default is not written. */
function choiceOf<Key extends 'mode' | 'theme' | 'analytics'>(
  key: Key,
  label: SiteText,
  labels: Readonly<Record<AttributeValues[Key], SiteText>>,
): BuilderField {
  const choices = Object.entries<SiteText>(labels).map(
    ([value, text]) => [value === ATTRIBUTES[key].default ? '' : value, text] as const,
  );
  return { name: key, kind: 'choice', label, choices };
}

/** Fields that only some tasks ask for. */
export const TASK_FIELDS: readonly BuilderField[] = [
  { name: 'shop', kind: 'text', label: say('Loja', 'Shop') },
  { name: 'campaign', kind: 'text', label: say('Campanha', 'Campaign') },
  { name: 'offer-code', kind: 'text', label: say('Código da oferta', 'Offer code') },
  {
    name: 'service',
    kind: 'text',
    label: say('Serviço (vazio: todos)', 'Service (empty: all of them)'),
    example: '201',
  },
  {
    name: 'session-id',
    kind: 'text',
    label: say(
      'Sessão do carrinho, a de cada visitante',
      'Session of the cart, each visitor’s own',
    ),
  },
];

/** Fields of every task. */
export const COMMON_FIELDS: readonly BuilderField[] = [
  {
    name: 'allow-guest-login',
    kind: 'check',
    label: say('Sem conta, como convidado', 'Guests need no account'),
  },
  {
    name: 'lang',
    kind: 'choice',
    label: say('Língua', 'Language'),
    choices: [
      ['', say('A da página', 'The page’s own')],
      ['pt', say('Português', 'Portuguese')],
      ['es', say('Espanhol', 'Spanish')],
      ['en', say('Inglês', 'English')],
      ['fr', say('Francês', 'French')],
      ['de', say('Alemão', 'German')],
    ],
  },
  choiceOf('mode', say('Lugar', 'Place'), {
    inline: say('Na página', 'In the page'),
    modal: say('Numa janela, por um botão da página', 'In a dialog, by a button of the page'),
    button: say('Numa janela, por um botão flutuante', 'In a dialog, by a floating button'),
  }),
  choiceOf('theme', say('Tema', 'Theme'), {
    auto: say('O do dispositivo', 'The device’s'),
    light: say('Claro', 'Light'),
    dark: say('Escuro', 'Dark'),
  }),
  choiceOf('analytics', say('Medição', 'Measuring'), {
    off: say('Só eventos', 'Events only'),
    datalayer: say('Também dataLayer', 'dataLayer too'),
  }),
  {
    name: 'structured-data',
    kind: 'check',
    label: say('Descrever a oferta para motores de busca', 'Describe the offer for search engines'),
  },
];

/** Fields of the look: custom properties. */
export const LOOK_FIELDS: readonly BuilderField[] = [
  {
    name: '--mc-primary',
    kind: 'colour',
    value: '#0a6b4e',
    label: say('Cor principal', 'Main colour'),
  },
  {
    name: '--mc-radius',
    kind: 'choice',
    label: say('Cantos', 'Corners'),
    choices: [
      ['', say('12 px', '12 px')],
      ['0px', say('Direitos', 'Square')],
      ['6px', say('6 px', '6 px')],
      ['20px', say('20 px', '20 px')],
    ],
  },
];
