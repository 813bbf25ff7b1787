import { listenToEvents } from './builder-events.ts';
import { DIALOG_ID } from './formats/built-element.ts';
import { fieldText, part } from './page-parts.ts';
import { previewAttributes } from './preview.ts';
import type { Choices, ReadChoices } from './read-choices.ts';

/** The standing element, or a new one for another place in the page. */
function elementFor(frame: HTMLElement, mode: string | undefined): HTMLElement {
  const standing = frame.querySelector<HTMLElement>('merchant-checkout');
  if (standing && (standing.getAttribute('mode') ?? undefined) === mode) return standing;
  const element = document.createElement('merchant-checkout');
  if (mode === 'modal') element.id = DIALOG_ID;
  listenToEvents(element, part('#events', HTMLElement));
  frame.replaceChildren(element);
  return element;
}

function writeAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames()) {
    if (name !== 'id' && name !== 'style' && !(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Shows the built element at work, in the width, the scheme and the language that are chosen for it. */
export function showPreview(choices: Choices, read: ReadChoices): void {
  const frame = part('.frame', HTMLElement);
  const openButton = part('#open', HTMLButtonElement);
  const attributes = previewAttributes(read, {
    theme: fieldText(choices, 'preview-theme'),
    language: fieldText(choices, 'preview-lang'),
  });
  const element = elementFor(frame, attributes['mode']);
  writeAttributes(element, attributes);
  element.style.cssText = '';
  for (const [name, value] of Object.entries(read.built.look))
    element.style.setProperty(name, value);
  const width = Number(fieldText(choices, 'preview-width'));
  frame.style.maxWidth = width === 0 ? '' : `${width}px`;
  part('.stage', HTMLElement).style.colorScheme = attributes['theme'] ?? '';
  openButton.textContent = read.built.buttonText;
  openButton.hidden = attributes['mode'] !== 'modal';
  part('#preview-note', HTMLElement).hidden = read.platform === 'sandbox';
}
