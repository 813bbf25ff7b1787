/**
 * The page's own script: reads the form, shows the element that it describes and the lines that put it into a page, and
 * keeps the form in the page's address. Attributes of a standing element are changed at run time, as a page may do it;
 * another place makes another element.
 */
import { siteLanguageOf } from '../site/site-language.ts';
import { TASK_FIELDS } from './builder-fields.ts';
import { BUILDER_TEXTS } from './builder-texts.ts';
import { fileContent, showCode } from './code-view.ts';
import { readFormState, writeFormState } from './form-state.ts';
import { showForm } from './form-view.ts';
import { part } from './page-parts.ts';
import { isPreset, PRESETS } from './presets.ts';
import { showPreview } from './preview-view.ts';
import { readChoices, taskOf } from './read-choices.ts';

const form = part('#choices', HTMLFormElement);
const code = part('#code', HTMLElement);
const integrityBox = part('[name=integrity]', HTMLInputElement);
const copyResult = part('#copy-result', HTMLElement);
const download = part('#download', HTMLAnchorElement);

const language = siteLanguageOf(new URL(location.href));

/** How long somebody who types is waited for, in ms: each letter of an id would be another campaign. */
const TYPING_MS = 400;

/** The integrity of each built script; empty until it is read, and where the build has not written it. */
let integrityOf: ReadonlyMap<string, string> = new Map();

function writeAddress(): void {
  const state = writeFormState(form);
  history.replaceState(null, '', location.pathname + location.search + (state && `#${state}`));
  part('.demo-bar [hreflang]', HTMLAnchorElement).hash = state;
}

function update(): void {
  const choices = new FormData(form);
  const read = readChoices(choices);
  showForm(form, read, language);
  const shown = code.textContent;
  showCode(choices, read, { integrityOf, language });
  // It was about the code before.
  if (code.textContent !== shown) copyResult.textContent = '';
  showPreview(choices, read);
  writeAddress();
}

/** Fills the ids that the task asks for with what the sandbox holds for it. */
function applyTask(): void {
  const asked = new Map(Object.entries(taskOf(new FormData(form)).asks));
  for (const { name } of TASK_FIELDS) {
    const field = part(`input[name="${name}"]`, HTMLInputElement);
    field.defaultValue = asked.get(name) ?? '';
    field.value = field.defaultValue;
  }
}

/** The form as the page comes, and then what a state of it says; its task decides what the ids are at first. */
function restore(state: string): void {
  form.reset();
  readFormState(form, state);
  applyTask();
  readFormState(form, state);
  update();
}

function applyPreset(name: keyof typeof PRESETS): void {
  const { task, look } = PRESETS[name];
  const values = new Map<string, string>(Object.entries(look));
  for (const field of form.elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField && field.name.startsWith('--mc-')) field.value = values.get(field.name) ?? '';
  }
  part(`[name=task][value=${task}]`, HTMLInputElement).checked = true;
  applyTask();
  update();
}

/** Copies a text; where the clipboard is closed (no https, no gesture), shows what to do instead. */
async function copy(text: string, result: HTMLElement, instead: () => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    result.textContent = BUILDER_TEXTS.copied[language];
  } catch {
    result.textContent = instead();
  }
}

async function readIntegrity(): Promise<void> {
  const response = await fetch('/integrity.json');
  if (!response.ok) return;
  integrityOf = new Map(Object.entries(await response.json()));
  integrityBox.disabled = false;
  part('#integrity-label', HTMLElement).textContent = BUILDER_TEXTS.integrity[language];
  update();
}

let typing: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.form !== form) return;
  clearTimeout(typing);
  if (target.name === 'task') applyTask();
  const text = target.dataset['for'] && form.elements.namedItem(target.dataset['for']);
  if (text instanceof HTMLInputElement) text.value = target.value;
  const waits = target instanceof HTMLInputElement && ['text', 'tel', 'url'].includes(target.type);
  typing = setTimeout(update, waits ? TYPING_MS : 0);
});
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('click', ({ target }) => {
  const name = target instanceof HTMLElement ? (target.dataset['preset'] ?? '') : '';
  if (isPreset(name)) applyPreset(name);
});
part('#start-over', HTMLElement).addEventListener('click', () => restore(''));
part('#copy', HTMLElement).addEventListener('click', () => {
  void copy(code.textContent ?? '', copyResult, () => {
    getSelection()?.selectAllChildren(code);
    return BUILDER_TEXTS.notCopied[language];
  });
});
part('#copy-link', HTMLElement).addEventListener('click', () => {
  void copy(location.href, part('#link-result', HTMLElement), () => location.href);
});
download.addEventListener('click', () => {
  URL.revokeObjectURL(download.href);
  const content = fileContent(new FormData(form), code.textContent ?? '', language);
  download.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  copyResult.textContent = BUILDER_TEXTS.file[language] + download.download;
});
// The hash of the address holds the choices, so a jump within the page must not change it.
part('.jump', HTMLElement).addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  const target = part(link.hash, HTMLElement);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
});

addEventListener('hashchange', () => restore(location.hash.slice(1)));

part('[name=host]', HTMLInputElement).defaultValue = location.origin;
restore(location.hash.slice(1));
void readIntegrity();
