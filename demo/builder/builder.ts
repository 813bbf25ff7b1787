/**
 * The page's own script: reads the form, shows the element that it describes and the lines that put it into a page.
 * Attributes of a standing element are changed at run time, as a page may do it; another place makes another element.
 */
import { listenToEvents } from './builder-events.ts';
import { EMBED_FORMATS, isEmbedFormat, type BuiltElement } from './embed-code.ts';
import { readChoices, taskOf } from './read-choices.ts';

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
}

const form = part('.choices', HTMLFormElement);
const stage = part('.stage', HTMLElement);
const openButton = part('#open', HTMLButtonElement);
const copyButton = part('#copy', HTMLButtonElement);
const copyResult = part('#copy-result', HTMLOutputElement);
const code = part('#code', HTMLElement);
const format = part('#format', HTMLSelectElement);
const events = part('#events', HTMLElement);

const DIALOG_ID = 'checkout';
/** How long somebody who types is waited for, in ms: each letter of an id would be another campaign. */
const TYPING_MS = 400;

function createElement(mode: string | true | undefined): HTMLElement {
  const element = document.createElement('merchant-checkout');
  if (mode === 'modal') element.id = DIALOG_ID;
  listenToEvents(element, events);
  return element;
}

function elementFor(mode: string | true | undefined): HTMLElement {
  const standing = stage.querySelector<HTMLElement>('merchant-checkout');
  if (standing && (standing.getAttribute('mode') ?? undefined) === mode) return standing;
  const element = createElement(mode);
  stage.replaceChildren(element);
  return element;
}

function show({ attributes, look }: BuiltElement): void {
  const element = elementFor(attributes['mode']);
  for (const name of element.getAttributeNames()) {
    if (name !== 'id' && name !== 'style' && !(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
  element.style.cssText = '';
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value);
  openButton.hidden = attributes['mode'] !== 'modal';
}

function update(): void {
  const choices = new FormData(form);
  const built = readChoices(choices, openButton.textContent);
  const name = format.value;
  code.textContent = EMBED_FORMATS[isEmbedFormat(name) ? name : 'HTML'](built, location.origin);
  const width = Number(choices.get('width'));
  stage.style.maxWidth = width === 0 ? '' : `${width}px`;
  show(built);
}

/** Shows the fields that the task asks for, with what the sandbox holds for it. */
function changeTask(): void {
  const { asks } = taskOf(new FormData(form));
  const asked = new Map(Object.entries(asks));
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const input = field.querySelector('input:not([type=color])');
    if (!(input instanceof HTMLInputElement)) continue;
    const example = asked.get(field.dataset['field'] ?? '');
    field.hidden = example === undefined;
    input.value = example ?? '';
  }
  update();
}

async function copy(): Promise<void> {
  const { copied = '', notCopied = '' } = copyButton.dataset;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    copyResult.textContent = copied;
  } catch {
    // Clipboards are closed outside of https and without a gesture: the text is selected instead.
    getSelection()?.selectAllChildren(code);
    copyResult.textContent = notCopied;
  }
}

let typing: ReturnType<typeof setTimeout> | undefined;
form.addEventListener('input', ({ target }) => {
  copyResult.textContent = '';
  clearTimeout(typing);
  if (target instanceof HTMLInputElement && target.name === 'task') return changeTask();
  const waits = target instanceof HTMLInputElement && ['text', 'tel'].includes(target.type);
  typing = setTimeout(update, waits ? TYPING_MS : 0);
});
form.addEventListener('submit', (event) => event.preventDefault());
format.addEventListener('change', update);
copyButton.addEventListener('click', () => void copy());
changeTask();
