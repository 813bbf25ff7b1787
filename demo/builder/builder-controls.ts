import { escapeHtml } from '../site/html.ts';
import { say, type SiteLanguage, type SiteText } from '../site/site-language.ts';
import type { AttributeField, Choice } from './builder-fields.ts';
import { colourFieldName, SCHEMES, type LookField } from './look-fields.ts';

const REFUSED = say(
  'O elemento não aceita este valor. Fica fora das linhas.',
  'The element does not take this value. The code is without it.',
);
const SCHEME_NAMES = { light: say('claro', 'light'), dark: say('escuro', 'dark') };
const PICK = say('escolher', 'choose');

/** The message of a field whose value is refused, hidden until then. */
function refusal(name: string, language: SiteLanguage): string {
  return `<small class="refused" id="refused-${name}" hidden>${escapeHtml(REFUSED[language])}</small>`;
}

/** A line of text with its label and its message. */
export function textControl(
  { name, label, more = '' }: { name: string; label: SiteText; more?: string },
  language: SiteLanguage,
): string {
  return `<div class="field" data-field="${name}"><label class="named"><span>${escapeHtml(label[language])}</span><input name="${name}" autocomplete="off" spellcheck="false" aria-describedby="refused-${name}" ${more}></label>${refusal(name, language)}</div>`;
}

/** A list of choices with its label; `more` is written into the select. */
export function choiceControl(
  field: { name: string; label: SiteText; choices: readonly Choice[]; more?: string },
  language: SiteLanguage,
): string {
  const options = field.choices
    .map(([value, label]) => `<option value="${value}">${escapeHtml(label[language])}</option>`)
    .join('');
  return `<label class="field" data-field="${field.name}"><span>${escapeHtml(field.label[language])}</span><select name="${field.name}" ${field.more ?? ''}>${options}</select></label>`;
}

/** The control of an attribute. */
export function attributeControl(
  { name, label, control }: AttributeField,
  language: SiteLanguage,
): string {
  switch (control.kind) {
    case 'choice':
      return choiceControl({ name, label, choices: control.choices }, language);
    case 'check':
      return `<label class="field check"><input name="${name}" type="checkbox"${control.starts ? ' checked' : ''}><span>${escapeHtml(label[language])}</span></label>`;
    case 'text': {
      const more = `maxlength="${control.limit}"${control.example ? ` placeholder="${escapeHtml(control.example)}"` : ''}`;
      return textControl({ name, label, more }, language);
    }
  }
}

/** A colour for light and one for dark: a text, and a swatch beside it that sets the text. */
function colourControl(
  { name, label, defaults }: Extract<LookField, { kind: 'colour' }>,
  language: SiteLanguage,
): string {
  const title = label[language];
  const controls = SCHEMES.map((scheme) => {
    const field = colourFieldName(name, scheme);
    const named = `${title}, ${SCHEME_NAMES[scheme][language]}`;
    return `<span class="colour"><input type="color" data-for="${field}" value="${defaults[scheme]}" aria-label="${escapeHtml(`${named}, ${PICK[language]}`)}"><input name="${field}" autocomplete="off" spellcheck="false" maxlength="7" placeholder="${defaults[scheme]}" aria-label="${escapeHtml(named)}" aria-describedby="refused-${field}"></span>`;
  });
  const refusals = SCHEMES.map((scheme) => refusal(colourFieldName(name, scheme), language));
  return `<div class="field"><span>${escapeHtml(title)}</span><div class="colours">${controls.join('')}</div>${refusals.join('')}</div>`;
}

/** The control of a custom property. */
export function lookControl(field: LookField, language: SiteLanguage): string {
  const { name, label } = field;
  switch (field.kind) {
    case 'colour':
      return colourControl(field, language);
    case 'choice':
      return choiceControl({ name, label, choices: field.choices }, language);
    case 'pixels':
      return textControl(
        { name, label, more: `inputmode="numeric" placeholder="${field.default}"` },
        language,
      );
    case 'font': {
      const options = field.suggestions.map((font) => `<option value="${font}">`).join('');
      const control = textControl({ name, label, more: 'list="fonts"' }, language);
      return `${control}<datalist id="fonts">${options}</datalist>`;
    }
  }
}
