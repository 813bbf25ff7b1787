import { escapeHtml } from '../site/html.ts';
import { inSameLanguage, languageLink, pageFrame } from '../site/page-frame.ts';
import { say, type SiteLanguage, type SiteText } from '../site/site-language.ts';
import { COMMON_FIELDS, LOOK_FIELDS, TASK_FIELDS, type BuilderField } from './builder-fields.ts';
import { BUILDER_TASKS } from './builder-tasks.ts';
import { EMBED_FORMATS } from './embed-code.ts';

/** Where the builder stands in the demo site. */
export const BUILDER_PATH = '/builder.html';

const TEXTS = {
  index: say('Todas as páginas', 'All pages'),
  title: say('Monte o seu', 'Build yours'),
  lead: say(
    'Escolha, veja como fica, copie. O que aqui se vê é o elemento verdadeiro, com o serviço de ensaio por trás.',
    'Choose, see how it looks, copy. What you see is the true element, with the sandbox behind it.',
  ),
  task: say('O que faz o cliente', 'What the customer does'),
  settings: say('Definições', 'Settings'),
  look: say('Aspeto', 'Look'),
  phone: say('Telefone, se algo falhar', 'Telephone, should something fail'),
  width: say('Largura', 'Width'),
  full: say('Toda', 'Full'),
  paste: say('Para colar', 'To paste'),
  format: say('Onde', 'Where'),
  copy: say('Copiar', 'Copy'),
  copied: say('Copiado.', 'Copied.'),
  notCopied: say('Selecione o texto e copie-o.', 'Select the text and copy it.'),
  open: say('Reservar', 'Book'),
  preview: say('Como fica', 'How it looks'),
  events: say('Eventos', 'Events'),
  eventsHint: say(
    'O que a página ouve do elemento, o mais recente em cima.',
    'What the page hears from the element, the newest on top.',
  ),
};

/** Widths at which the preview can be seen, in px; 0 is all there is. */
const WIDTHS = [0, 360] as const;

function controlOf(field: BuilderField, language: SiteLanguage): string {
  const name = `name="${field.name}"`;
  switch (field.kind) {
    case 'text':
      return `<input ${name} autocomplete="off"${field.example ? ` placeholder="${field.example}"` : ''}>`;
    case 'check':
      return `<input ${name} type="checkbox" checked>`;
    case 'colour':
      return `<input ${name} type="color" value="${field.value}">`;
    case 'choice':
      return `<select ${name}>${field.choices
        .map(([value, label]) => `<option value="${value}">${escapeHtml(label[language])}</option>`)
        .join('')}</select>`;
  }
}

function fieldOf(field: BuilderField, language: SiteLanguage): string {
  const label = `<span>${escapeHtml(field.label[language])}</span>`;
  const control = controlOf(field, language);
  return field.kind === 'check'
    ? `<label class="field check">${control}${label}</label>`
    : `<label class="field" data-field="${field.name}">${label}${control}</label>`;
}

/** The page on which an integrator puts the element together, sees it at work and copies the lines. */
export function builderPage(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const fields = (list: readonly BuilderField[]) =>
    list.map((field) => fieldOf(field, language)).join('\n');
  const tasks = Object.entries(BUILDER_TASKS).map(
    ([name, { title }], index) =>
      `<label class="task"><input type="radio" name="task" value="${name}"${index === 0 ? ' checked' : ''}><span>${say(title)}</span></label>`,
  );
  const formats = Object.keys(EMBED_FORMATS).map((name) => `<option>${name}</option>`);
  const widths = WIDTHS.map(
    (width) =>
      `<label class="width"><input type="radio" name="width" value="${width}"${width === 0 ? ' checked' : ''}><span>${width === 0 ? say(TEXTS.full) : `${width} px`}</span></label>`,
  );
  const body = `<nav class="demo-bar" aria-label="Demo">
<a href="${inSameLanguage('/', language)}">← ${say(TEXTS.index)}</a>
${languageLink(BUILDER_PATH, language)}
</nav>
<main class="builder">
<header><h1>${say(TEXTS.title)}</h1><p class="lead">${say(TEXTS.lead)}</p></header>
<form class="choices" autocomplete="off">
<fieldset><legend>${say(TEXTS.task)}</legend><div class="tasks">${tasks.join('\n')}</div></fieldset>
<fieldset><legend>${say(TEXTS.settings)}</legend>
${fields(TASK_FIELDS)}
${fields(COMMON_FIELDS)}
<label class="field"><span>${say(TEXTS.phone)}</span><input name="phone" type="tel" value="+351 210 000 000"></label>
</fieldset>
<fieldset><legend>${say(TEXTS.look)}</legend>
${fields(LOOK_FIELDS)}
<div class="field"><span>${say(TEXTS.width)}</span><div class="widths">${widths.join('')}</div></div>
</fieldset>
</form>
<section class="paste" aria-labelledby="paste-title"><h2 id="paste-title">${say(TEXTS.paste)}</h2>
<div class="paste-bar">
<label><span>${say(TEXTS.format)}</span> <select id="format">${formats.join('')}</select></label>
<button type="button" id="copy" data-copied="${say(TEXTS.copied)}" data-not-copied="${say(TEXTS.notCopied)}">${say(TEXTS.copy)}</button>
<output id="copy-result"></output>
</div>
<pre tabindex="0"><code id="code"></code></pre></section>
<section class="preview" aria-labelledby="preview-title"><h2 id="preview-title">${say(TEXTS.preview)}</h2>
<button type="button" class="open" id="open" data-merchant-checkout-open="#checkout" hidden>${say(TEXTS.open)}</button>
<div class="stage"></div></section>
<section class="events" aria-labelledby="events-title"><h2 id="events-title">${say(TEXTS.events)}</h2>
<p class="note">${say(TEXTS.eventsHint)}</p><ol id="events" tabindex="0"></ol></section>
</main>
<script type="module" src="/builder.js"></script>
<script type="module" src="/merchant-checkout.js"></script>`;
  return pageFrame({
    language,
    title: `${TEXTS.title[language]} · merchant-checkout`,
    look: 'build',
    head: '<link rel="stylesheet" href="/builder.css">',
    body,
  });
}
