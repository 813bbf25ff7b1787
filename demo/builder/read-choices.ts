import { ATTRIBUTE_KEYS, ATTRIBUTES, attributeName } from '../../src/lib/config/attributes.ts';
import { ID_MAX_LENGTH } from '../../src/lib/limits.ts';
import { parseMiddleware, toSafeUrl } from '../../src/lib/config/urls.ts';
import { ATTRIBUTE_FIELDS, TASK_FIELDS, type AttributeField } from './builder-fields.ts';
import { BUILDER_TASKS, isBuilderTask, type BuilderTask } from './builder-tasks.ts';
import type { LookColours } from './contrast.ts';
import {
  SCRIPT_FILES,
  type BuiltAttribute,
  type BuiltElement,
  type ScriptFile,
} from './formats/built-element.ts';
import {
  colourFieldName,
  FONT_LIST,
  HEX_COLOUR,
  LOOK_FIELDS,
  PIXELS,
  SCHEMES,
  type LookField,
} from './look-fields.ts';

/** The form's values, by the names of its fields. */
export type Choices = Pick<FormData, 'get'>;

/** Where the calls go: to the sandbox, to the host of the script, or to an address of its own. */
type Platform = 'sandbox' | 'host' | 'own';

/** The element and look that a form describes. */
export interface ReadChoices {
  task: BuilderTask;
  platform: Platform;
  built: BuiltElement;
  /** The colours of the look by scheme, for the check of their contrast. */
  colours: LookColours;
  /** Names of the fields whose value the element does not take; the code is without them. */
  refused: readonly string[];
}

function textOf(choices: Choices, name: string): string {
  const value = choices.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The task that is chosen; the first where the form names none. */
export function taskOf(choices: Choices): BuilderTask {
  const name = textOf(choices, 'task');
  return BUILDER_TASKS[isBuilderTask(name) ? name : 'book'];
}

/** The file of the script that is chosen. */
export function scriptFileOf(choices: Choices): ScriptFile {
  const name = textOf(choices, 'script');
  const isFile = (text: string): text is ScriptFile => Object.hasOwn(SCRIPT_FILES, text);
  return isFile(name) ? name : 'merchant-checkout.js';
}

/** The folder of the script's files, without a slash at its end; null if it is no safe address. */
export function hostOf(choices: Choices): string | null {
  const url = toSafeUrl(textOf(choices, 'host'));
  return url && !url.search && !url.hash ? url.href.replace(/\/+$/, '') : null;
}

function platformOf(choices: Choices): Platform {
  const name = textOf(choices, 'platform');
  return name === 'host' || name === 'own' ? name : 'sandbox';
}

/** The value of an attribute; null where it is the default. */
function valueOf(choices: Choices, { name, control }: AttributeField): string | true | null {
  if (control.kind !== 'check') return textOf(choices, name) || null;
  const isOn = choices.get(name) !== null;
  if (isOn === control.isDefault) return null;
  return isOn ? true : 'false';
}

/** Whether the element takes a value whole. */
function isTaken({ key, value }: BuiltAttribute): boolean {
  const result = ATTRIBUTES[key].parse(value === true ? '' : value);
  const isShort = value === true || value.length <= (ATTRIBUTES[key].limit ?? ID_MAX_LENGTH);
  return isShort && result.ok && result.takes === undefined;
}

function fixedAttributes({ fixed }: BuilderTask): readonly BuiltAttribute[] {
  const values = new Map(Object.entries(fixed));
  return ATTRIBUTE_KEYS.flatMap((key) => {
    const name = attributeName(key);
    const value = values.get(name);
    return value === undefined ? [] : [{ key, name, value }];
  });
}

/** Whether a field belongs to another task. */
function isOfOtherTask({ name }: AttributeField, { asks }: BuilderTask): boolean {
  return TASK_FIELDS.some((field) => field.name === name) && !Object.hasOwn(asks, name);
}

const isPattern = (pattern: RegExp) => (text: string) => pattern.test(text);

/** The valid input of a look's field, and its conversion to a value of CSS. */
const LOOK_VALUES: Readonly<
  Record<Exclude<LookField['kind'], 'colour'>, { isTaken: (text: string) => boolean; unit: string }>
> = {
  choice: { isTaken: isPattern(HEX_COLOUR), unit: '' },
  pixels: { isTaken: isPattern(PIXELS), unit: 'px' },
  font: { isTaken: isPattern(FONT_LIST), unit: '' },
};

/** The colours that are set, by scheme; one that is set for light alone is for both. */
function coloursOf(choices: Choices): LookColours {
  const read = (scheme: (typeof SCHEMES)[number]) =>
    Object.fromEntries(
      LOOK_FIELDS.flatMap((field) => {
        if (field.kind !== 'colour') return [];
        const texts = [colourFieldName(field.name, scheme), field.name].map((name) =>
          textOf(choices, name),
        );
        const text = texts.find(isPattern(HEX_COLOUR));
        return text === undefined ? [] : [[field.name, text.toLowerCase()]];
      }),
    );
  return { light: read('light'), dark: read('dark') };
}

function lookOf(choices: Choices, colours: LookColours): Readonly<Record<string, string>> {
  const look: Record<string, string> = {};
  for (const field of LOOK_FIELDS) {
    const { name } = field;
    if (field.kind === 'colour') {
      const light = colours.light[name] ?? field.defaults.light;
      const dark = colours.dark[name] ?? field.defaults.dark;
      const isSet = name in colours.light || name in colours.dark;
      if (isSet) look[name] = light === dark ? light : `light-dark(${light}, ${dark})`;
    } else {
      const text = textOf(choices, name);
      const { isTaken, unit } = LOOK_VALUES[field.kind];
      if (text !== '' && isTaken(text)) look[name] = text + unit;
    }
  }
  return look;
}

function refusedLook(choices: Choices): readonly string[] {
  return LOOK_FIELDS.flatMap((field) => {
    const names =
      field.kind === 'colour'
        ? SCHEMES.map((scheme) => colourFieldName(field.name, scheme))
        : [field.name];
    const isTaken =
      field.kind === 'colour' ? isPattern(HEX_COLOUR) : LOOK_VALUES[field.kind].isTaken;
    return names.filter((name) => {
      const text = textOf(choices, name);
      return text !== '' && !isTaken(text);
    });
  });
}

function middlewareOf(choices: Choices, platform: Platform): string | null {
  if (platform !== 'own') return platform === 'sandbox' ? 'sandbox:' : null;
  const result = parseMiddleware(textOf(choices, 'own-middleware'));
  return result.ok ? result.value : null;
}

/** The element that the form describes: what the task is made of, and what differs from a default. */
export function readChoices(choices: Choices): ReadChoices {
  const task = taskOf(choices);
  const platform = platformOf(choices);
  const given = ATTRIBUTE_FIELDS.flatMap((field): readonly BuiltAttribute[] => {
    const value = isOfOtherTask(field, task) ? null : valueOf(choices, field);
    return value === null ? [] : [{ key: field.key, name: field.name, value }];
  });
  const taken = [...given.filter(isTaken), ...fixedAttributes(task)];
  const colours = coloursOf(choices);
  const middleware = middlewareOf(choices, platform);
  return {
    task,
    platform,
    built: {
      middleware,
      attributes: ATTRIBUTE_KEYS.flatMap((key) => taken.filter((each) => each.key === key)),
      look: lookOf(choices, colours),
      phone: textOf(choices, 'phone'),
      buttonText: textOf(choices, 'button-text'),
    },
    colours,
    refused: [
      ...given.filter((attribute) => !isTaken(attribute)).map(({ name }) => name),
      ...refusedLook(choices),
      ...(hostOf(choices) === null ? ['host'] : []),
      ...(platform === 'own' && middleware === null ? ['own-middleware'] : []),
    ],
  };
}
