import { escapeHtml } from '../site/html.ts';
import { inSameLanguage, languageLink, pageFrame } from '../site/page-frame.ts';
import type { SiteLanguage, SiteText } from '../site/site-language.ts';
import { attributeControl, choiceControl, lookControl, textControl } from './builder-controls.ts';
import {
  FIELD_GROUPS,
  GUEST_FIELD,
  LANGUAGE_CHOICES,
  PLATFORM_FIELDS,
  TASK_FIELDS,
  type AttributeField,
} from './builder-fields.ts';
import { BUILDER_TASKS } from './builder-tasks.ts';
import { BUILDER_TEXTS as TEXTS } from './builder-texts.ts';
import type { ScriptFile } from './formats/built-element.ts';
import { EMBED_FORMATS } from './formats/embed-formats.ts';
import { LOOK_FIELDS } from './look-fields.ts';
import { PRESETS } from './presets.ts';

/** Where the builder stands in the demo site. */
export const BUILDER_PATH = '/builder.html';

/** Widths at which the preview can be seen, in px; 0 is all there is. */
const PREVIEW_WIDTHS = [320, 390, 768, 0] as const;

const SCRIPT_TITLES = {
  'merchant-checkout.js': TEXTS.inParts,
  'merchant-checkout.standalone.js': TEXTS.oneFile,
  'merchant-checkout.classic.js': TEXTS.classic,
} satisfies Record<ScriptFile, SiteText>;

/** Controls outside of the form that belong to it. */
const OF_FORM = 'form="choices"';

function group({ title, isOpen }: { title: string; isOpen: boolean }, content: string): string {
  return `<details class="group"${isOpen ? ' open' : ''}><summary>${title}</summary><div class="fields">${content}</div></details>`;
}

function taskPart(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const presets = Object.entries(PRESETS).map(
    ([name, { title }]) => `<button type="button" data-preset="${name}">${say(title)}</button>`,
  );
  const tasks = Object.entries(BUILDER_TASKS).map(
    ([name, { title }], index) =>
      `<label class="task"><input type="radio" name="task" value="${name}"${index === 0 ? ' checked' : ''}><span>${say(title)}</span></label>`,
  );
  return `<div class="presets" role="group" aria-label="${say(TEXTS.presets)}"><span aria-hidden="true">${say(TEXTS.presets)}</span>${presets.join('')}</div>
<fieldset class="group"><legend>${say(TEXTS.task)}</legend><div class="tasks">${tasks.join('\n')}</div>
<div class="fields">${[...TASK_FIELDS, GUEST_FIELD].map((field) => attributeControl(field, language)).join('\n')}</div></fieldset>`;
}

function platformPart(language: SiteLanguage): string {
  const calls = choiceControl(
    {
      name: 'platform',
      label: TEXTS.calls,
      choices: [
        ['sandbox', TEXTS.toSandbox],
        ['host', TEXTS.toHost],
        ['own', TEXTS.toOwn],
      ],
    },
    language,
  );
  const own = {
    name: 'own-middleware',
    label: TEXTS.ownMiddleware,
    more: 'type="url" placeholder="https://api.example.pt"',
  };
  const host = { name: 'host', label: TEXTS.host, more: 'type="url"' };
  return [textControl(host, language), calls, textControl(own, language)].join('\n');
}

function placePart(language: SiteLanguage): string {
  const book = escapeHtml(TEXTS.book[language]);
  return [
    textControl(
      { name: 'button-text', label: TEXTS.buttonText, more: `maxlength="60" value="${book}"` },
      language,
    ),
    textControl(
      {
        name: 'phone',
        label: TEXTS.phone,
        more: 'type="tel" maxlength="30" value="+351 210 000 000"',
      },
      language,
    ),
  ].join('\n');
}

function lookPart(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const controls = LOOK_FIELDS.map((field) => lookControl(field, language)).join('\n');
  return `<p class="note">${say(TEXTS.lookHint)}</p>${controls}
<div class="contrast"><h2>${say(TEXTS.contrast)}</h2><p id="contrast-summary" role="status"></p><div id="contrast"></div></div>`;
}

function choicesForm(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const fields = (list: readonly AttributeField[]) =>
    list.map((field) => attributeControl(field, language)).join('\n');
  const { place, rules, measuring } = FIELD_GROUPS;
  const groups = [
    group({ title: say(TEXTS.platform), isOpen: true }, platformPart(language)),
    group(
      { title: say(place.title), isOpen: place.isOpen },
      `${fields(place.fields)}\n${placePart(language)}`,
    ),
    group({ title: say(TEXTS.look), isOpen: false }, lookPart(language)),
    ...[rules, measuring].map(({ title, isOpen, fields: list }) =>
      group({ title: say(title), isOpen }, fields(list)),
    ),
    group({ title: say(TEXTS.more), isOpen: false }, fields(PLATFORM_FIELDS)),
  ];
  return `<form class="choices" id="choices" autocomplete="off">
${taskPart(language)}
${groups.join('\n')}
<div class="actions"><button type="button" id="copy-link">${say(TEXTS.copyLink)}</button><button type="button" id="start-over">${say(TEXTS.reset)}</button><output id="link-result"></output></div>
<p class="note">${say(TEXTS.linkHint)}</p>
</form>`;
}

function pasteSection(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const format = choiceControl(
    {
      name: 'format',
      label: TEXTS.format,
      choices: Object.entries(EMBED_FORMATS).map(
        ([name, { title }]) => [name, { pt: title, en: title }] as const,
      ),
      more: OF_FORM,
    },
    language,
  );
  const script = choiceControl(
    {
      name: 'script',
      label: TEXTS.script,
      choices: Object.entries<SiteText>(SCRIPT_TITLES),
      more: OF_FORM,
    },
    language,
  );
  return `<section class="paste" id="paste" aria-labelledby="paste-title"><h2 id="paste-title">${say(TEXTS.paste)}</h2>
<div class="bar">${format}<div class="of-script">${script}
<label class="check"><input type="checkbox" name="integrity" ${OF_FORM} disabled><span id="integrity-label">${say(TEXTS.noIntegrity)}</span></label></div></div>
<pre tabindex="0" aria-labelledby="paste-title"><code id="code"></code></pre>
<div class="actions"><button type="button" id="copy">${say(TEXTS.copy)}</button><a class="button" id="download" href="#code">${say(TEXTS.download)}</a><output id="copy-result"></output></div>
<ul class="note" id="code-notes"></ul></section>`;
}

function previewSection(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const widths = PREVIEW_WIDTHS.map(
    (width) =>
      `<label class="width"><input type="radio" name="preview-width" value="${width}" ${OF_FORM}${width === 0 ? ' checked' : ''}><span>${width === 0 ? say(TEXTS.full) : `${width} px`}</span></label>`,
  );
  const scheme = choiceControl(
    {
      name: 'preview-theme',
      label: TEXTS.appearance,
      choices: [
        ['', TEXTS.device],
        ['light', TEXTS.light],
        ['dark', TEXTS.dark],
      ],
      more: OF_FORM,
    },
    language,
  );
  const shownLanguage = choiceControl(
    {
      name: 'preview-lang',
      label: TEXTS.previewLanguage,
      choices: [['', TEXTS.asChosen], ...LANGUAGE_CHOICES],
      more: OF_FORM,
    },
    language,
  );
  return `<section class="preview" id="preview" aria-labelledby="preview-title"><h2 id="preview-title">${say(TEXTS.preview)}</h2>
<div class="bar"><div class="field"><span id="width-label">${say(TEXTS.width)}</span><div class="widths" role="radiogroup" aria-labelledby="width-label">${widths.join('')}</div></div>${scheme}${shownLanguage}</div>
<p class="note" id="preview-note" hidden>${say(TEXTS.previewNote)}</p>
<div class="stage"><button type="button" class="open" id="open" data-merchant-checkout-open="#checkout" hidden>${say(TEXTS.book)}</button><div class="frame"></div></div></section>`;
}

/** Scripts of the page, with the text that says that one did not load. */
const SCRIPTS = [
  ['/builder.js', TEXTS.notLoaded],
  ['/merchant-checkout.js', TEXTS.noCheckout],
] as const;

/** A script tag that shows the text above the form when the script does not load. */
function scriptTag(path: string, failure: string): string {
  const show = "document.querySelector('#not-loaded').textContent += this.dataset.failure + ' '";
  return `<script type="module" src="${path}" data-failure="${failure}" onerror="${show}"></script>`;
}

/** The page on which an integrator puts the element together, sees it at work and copies the lines. */
export function builderPage(language: SiteLanguage): string {
  const say = (text: SiteText) => escapeHtml(text[language]);
  const body = `<nav class="demo-bar" aria-label="Demo">
<a href="${inSameLanguage('/', language)}">← ${say(TEXTS.index)}</a>
${languageLink(BUILDER_PATH, language)}
</nav>
<main class="builder">
<header><h1>${say(TEXTS.title)}</h1><p class="lead">${say(TEXTS.lead)}</p>
<p class="failure" id="not-loaded" role="alert"></p>
<noscript><p class="failure">${say(TEXTS.needsScript)}</p></noscript></header>
${choicesForm(language)}
<div class="results">
${pasteSection(language)}
${previewSection(language)}
<section class="events" aria-labelledby="events-title"><h2 id="events-title">${say(TEXTS.events)}</h2>
<p class="note">${say(TEXTS.eventsHint)}</p><ol id="events" tabindex="0" aria-labelledby="events-title"></ol></section>
</div>
</main>
<nav class="jump" aria-label="${say(TEXTS.jump)}"><a href="#choices">${say(TEXTS.choices)}</a><a href="#preview">${say(TEXTS.preview)}</a><a href="#paste">${say(TEXTS.code)}</a></nav>
${SCRIPTS.map(([path, failure]) => scriptTag(path, say(failure))).join('\n')}`;
  return pageFrame({
    language,
    title: `${TEXTS.title[language]} · merchant-checkout`,
    look: 'build',
    head: '<link rel="stylesheet" href="/builder.css">',
    body,
  });
}
