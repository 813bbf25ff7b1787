import type { SiteLanguage } from '../site/site-language.ts';
import { BUILDER_TEXTS } from './builder-texts.ts';
import type { BuiltScript, EmbedFormat } from './formats/built-element.ts';
import { EMBED_FORMATS, isEmbedFormat } from './formats/embed-formats.ts';
import { fieldText, part } from './page-parts.ts';
import { hostOf, scriptFileOf, type Choices, type ReadChoices } from './read-choices.ts';

/** The format that is chosen; HTML where the form names none. */
function formatOf(choices: Choices): EmbedFormat {
  const name = fieldText(choices, 'format');
  return EMBED_FORMATS[isEmbedFormat(name) ? name : 'html'];
}

/** Notes beside the code, one sentence each. */
function notesOf(
  { task, built }: ReadChoices,
  format: EmbedFormat,
  { file, integrity }: BuiltScript,
  language: SiteLanguage,
): readonly string[] {
  const omitted = format.omits(built);
  const secrets = Object.keys(task.secrets ?? {});
  const isPartly = format.hasScript && integrity !== null && file === 'merchant-checkout.js';
  return [
    ...(format.note === null ? [] : [format.note[language]]),
    ...(omitted.length > 0 ? [`${BUILDER_TEXTS.omitted[language]}${omitted.join(', ')}.`] : []),
    ...(secrets.length > 0 ? [`${BUILDER_TEXTS.secrets[language]}${secrets.join(', ')}.`] : []),
    ...(isPartly ? [BUILDER_TEXTS.integrityHint[language]] : []),
  ];
}

/** Shows the lines of the chosen format; `integrityOf` has a value for each script that the build has written one for. */
export function showCode(
  choices: Choices,
  read: ReadChoices,
  { integrityOf, language }: { integrityOf: ReadonlyMap<string, string>; language: SiteLanguage },
): void {
  const format = formatOf(choices);
  const file = scriptFileOf(choices);
  const isChecked = choices.get('integrity') !== null;
  const script: BuiltScript = {
    host: hostOf(choices) ?? location.origin,
    file,
    integrity: isChecked ? (integrityOf.get(file) ?? null) : null,
  };
  part('#code', HTMLElement).textContent = format.write(read.built, script);
  part('.of-script', HTMLElement).hidden = !format.hasScript;
  part('#download', HTMLAnchorElement).download = format.file;
  const notes = notesOf(read, format, script, language).map((text) => {
    const note = document.createElement('li');
    note.textContent = text;
    return note;
  });
  part('#code-notes', HTMLElement).replaceChildren(...notes);
}

/** The code as a file; HTML as a whole page, so that it can be opened as it is. */
export function fileContent(choices: Choices, code: string, language: SiteLanguage): string {
  if (!['html', 'div'].includes(fieldText(choices, 'format'))) return `${code}\n`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>merchant-checkout</title>
</head>
<body>
${code}
</body>
</html>
`;
}
