import type { SiteLanguage } from '../site/site-language.ts';
import { checkContrast } from './contrast.ts';
import { showContrast, summaryText } from './contrast-list.ts';
import { part } from './page-parts.ts';
import type { ReadChoices } from './read-choices.ts';

function showRefused(form: HTMLFormElement, refused: readonly string[]): void {
  for (const message of form.querySelectorAll<HTMLElement>('.refused')) {
    const name = message.id.replace(/^refused-/, '');
    message.hidden = !refused.includes(name);
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement)
      field.setAttribute('aria-invalid', String(!message.hidden));
  }
}

/** Shows the fields that the choices before them ask for. */
function showFields({ task, platform, built }: ReadChoices): void {
  const needed: Readonly<Record<string, boolean>> = {
    shop: 'shop' in task.asks,
    campaign: 'campaign' in task.asks,
    'offer-code': 'offer-code' in task.asks,
    service: 'service' in task.asks,
    'own-middleware': platform === 'own',
    'button-text': built.attributes.some(({ key, value }) => key === 'mode' && value === 'modal'),
  };
  for (const [name, isNeeded] of Object.entries(needed))
    part(`[data-field="${name}"]`, HTMLElement).hidden = !isNeeded;
}

/** Shows each colour as it is set, or as the element has it. */
function showSwatches(form: HTMLFormElement, { light, dark }: ReadChoices['colours']): void {
  for (const swatch of form.querySelectorAll<HTMLInputElement>('[type=color]')) {
    const name = swatch.dataset['for'] ?? '';
    const colours = name.endsWith('-dark') ? dark : light;
    swatch.value = colours[name.replace(/-dark$/, '')] ?? swatch.defaultValue;
  }
}

/** Brings the form in line with what was read from it: its fields, their messages, the contrast. */
export function showForm(form: HTMLFormElement, read: ReadChoices, language: SiteLanguage): void {
  const checks = checkContrast(read.colours, read.built.look['--mc-on-primary'] ?? '');
  showFields(read);
  showRefused(form, read.refused);
  showSwatches(form, read.colours);
  showContrast(part('#contrast', HTMLElement), checks, language);
  const summary = part('#contrast-summary', HTMLElement);
  const text = summaryText(checks, language);
  // A live region reads out what is set, the same text too.
  if (summary.textContent !== text) summary.textContent = text;
}
