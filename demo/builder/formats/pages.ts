import { say } from '../../site/site-language.ts';
import {
  DIALOG_ID,
  OMITS_NOTHING,
  pageRules,
  tagAttributes,
  telephoneOf,
  SCRIPT_FILES,
  type BuiltElement,
  type BuiltScript,
  type EmbedFormat,
} from './built-element.ts';
import {
  buttonLines,
  elementLine,
  escapeTemplate,
  fallbackOf,
  scriptLine,
  styleLines,
  writtenAttributes,
} from './markup.ts';

function html(built: BuiltElement, script: BuiltScript): string {
  return [
    scriptLine(script),
    ...styleLines(pageRules(built)),
    ...buttonLines(built),
    elementLine(built),
  ].join('\n');
}

/** A `div` that the script turns into the element. */
function placeholder(built: BuiltElement, script: BuiltScript): string {
  const attributes = tagAttributes(built).map(
    ([name, value]) => [name === 'id' ? name : `data-${name}`, value] as const,
  );
  return [
    scriptLine(script),
    ...styleLines(pageRules(built, '[data-merchant-checkout]')),
    ...buttonLines(built),
    `<div data-merchant-checkout${writtenAttributes(attributes)}>${fallbackOf(built)}</div>`,
  ].join('\n');
}

function shopify(built: BuiltElement, script: BuiltScript): string {
  return [
    scriptLine(script),
    ...styleLines(pageRules(built)),
    ...buttonLines(built, escapeTemplate),
    elementLine(built, escapeTemplate),
  ].join('\n');
}

/** A text of Twig, in single quotes. */
const twigText = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function twig(built: BuiltElement, { host, file, integrity }: BuiltScript): string {
  const written = tagAttributes(built).map(
    ([name, value]) => `${twigText(name)}: ${value === true ? 'true' : twigText(value)}`,
  );
  const script = [host, file, ...(integrity === null ? [] : [integrity])].map(twigText);
  return [
    "{% import 'merchant-checkout.html.twig' as checkout %}",
    `{{ checkout.script(${script.join(', ')}) }}`,
    ...styleLines(pageRules(built)),
    ...buttonLines(built, escapeTemplate),
    `{{ checkout.element({${written.join(', ')}}, ${twigText(fallbackOf(built))}) }}`,
  ].join('\n');
}

/** Where a tag manager puts an element that is no dialog. */
const TAG_PLACE = '#booking';

/** A text of a script in a page of a tag manager, where `</script>` ends it and `{{` begins a variable. */
const scriptText = (value: string): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('{{', '{\\u007b');

/** A custom HTML tag. Tag managers take ECMAScript 5 and strip attributes of tags: a script makes both. */
function tagManager(built: BuiltElement, { host, file, integrity }: BuiltScript): string {
  const attributes = tagAttributes(built);
  const isInline = !attributes.some(([name]) => name === 'mode');
  const number = telephoneOf(built);
  const lines = [
    "var script = document.createElement('script');",
    ...(SCRIPT_FILES[file] === 'module' ? ["script.type = 'module';"] : []),
    ...(integrity === null
      ? []
      : [`script.integrity = '${integrity}';`, "script.crossOrigin = 'anonymous';"]),
    `script.src = ${scriptText(`${host}/${file}`)};`,
    'document.head.appendChild(script);',
    '',
    "var checkout = document.createElement('merchant-checkout');",
    ...attributes.map(
      ([name, value]) =>
        `checkout.setAttribute('${name}', ${value === true ? "''" : scriptText(value)});`,
    ),
    ...Object.entries(built.look).map(
      ([name, value]) => `checkout.style.setProperty('${name}', ${scriptText(value)});`,
    ),
    ...(number === ''
      ? []
      : [
          '',
          "var link = document.createElement('a');",
          `link.href = 'tel:${number}';`,
          `link.textContent = ${scriptText(built.phone)};`,
          'checkout.appendChild(link);',
        ]),
    '',
    isInline
      ? `document.querySelector('${TAG_PLACE}').appendChild(checkout);`
      : 'document.body.appendChild(checkout);',
  ];
  const body = lines.map((line) => (line === '' ? '' : `    ${line}`));
  return ['<script>', '  (function () {', ...body, '  })();', '</script>'].join('\n');
}

/** Pages and templates that load the script themselves. */
export const PAGE_FORMATS = {
  html: {
    title: 'HTML',
    file: 'booking.html',
    hasScript: true,
    note: null,
    omits: OMITS_NOTHING,
    write: html,
  },
  div: {
    title: 'HTML (div)',
    file: 'booking-div.html',
    hasScript: true,
    note: say(
      'Para editores que retiram elementos que não conhecem. Se também juntam scripts, escolha o script clássico.',
      'For editors that strip tags they do not know. If yours also combines scripts, choose the classic script.',
    ),
    omits: OMITS_NOTHING,
    write: placeholder,
  },
  shopify: {
    title: 'Shopify',
    file: 'booking.liquid',
    hasScript: true,
    note: say(
      'Para uma secção Liquid personalizada. Para definições no editor do tema, use a secção deste projeto.',
      'For a Custom Liquid section. For settings in the theme editor, use the section of this project.',
    ),
    omits: OMITS_NOTHING,
    write: shopify,
  },
  twig: {
    title: 'Twig (Drupal, Craft, Symfony)',
    file: 'booking.html.twig',
    hasScript: true,
    note: say(
      'Copie demo/cms/twig/merchant-checkout.html.twig para os modelos do tema.',
      'Copy demo/cms/twig/merchant-checkout.html.twig into the templates of your theme.',
    ),
    omits: OMITS_NOTHING,
    write: twig,
  },
  'tag-manager': {
    title: 'Google Tag Manager',
    file: 'booking-tag.html',
    hasScript: true,
    note: say(
      `Uma etiqueta de HTML personalizado, com o acionador DOM pronto. Na página, mostra-se em ${TAG_PLACE}; uma janela abre por qualquer ligação para #${DIALOG_ID}.`,
      `A Custom HTML tag with the trigger DOM Ready. In the page it shows in ${TAG_PLACE}; a dialog opens by any link to #${DIALOG_ID}.`,
    ),
    omits: OMITS_NOTHING,
    write: tagManager,
  },
} as const satisfies Readonly<Record<string, EmbedFormat>>;
