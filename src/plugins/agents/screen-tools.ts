import type { StepId } from '../../flow/flow-table.ts';
import { isRecord } from '../../lib/config/json.ts';
import type { PlatformLanguage } from '../../lib/config/language.ts';
import { AGENT_TEXTS } from './agent-texts.ts';
import {
  fillField,
  isPartlyOff,
  readControls,
  type ScreenControls,
  type ScreenField,
} from './screen-controls.ts';

/** Characters of the text of a screen that an assistant gets. */
const TEXT_LENGTH = 6000;

/** The tool that changes nothing. */
const READ = 'read_screen';

/** The screen that the customer sees. */
export interface Screen {
  front: HTMLElement;
  step: StepId;
  /** Of the texts for the assistant. */
  language: PlatformLanguage;
}

/** A tool as WebMCP takes it. */
export interface ScreenTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: true };
  execute: (input: unknown) => Promise<unknown>;
}

/** The JSON schema of a field, from the attributes of its control. */
function schemaOf({ element }: ScreenField): object {
  if (element instanceof HTMLSelectElement) {
    const labels = [...element.options].filter(({ disabled }) => !disabled);
    return { type: 'string', enum: labels.map(({ label }) => label) };
  }
  return {
    type: 'string',
    ...(element.maxLength > 0 && { maxLength: element.maxLength }),
    ...(element.type === 'email' && { format: 'email' }),
  };
}

/** A screen as an answer: its text as data, its fields with their values, its buttons. */
function describeScreen({ front, step, language }: Screen): object {
  const { fields, buttons } = readControls(front, step);
  const texts = AGENT_TEXTS[language];
  return {
    step,
    note: texts.data,
    ...(isPartlyOff(front, step) && { customerOnly: texts.person }),
    // Without the options of lists: 230 countries would hide the rest, and fields contain the chosen one.
    text: [...front.querySelectorAll('select')]
      .reduce((text, { innerText }) => text.replace(innerText, ''), front.innerText)
      .slice(0, TEXT_LENGTH),
    fields: fields.map(({ name, element }) => ({
      name,
      value:
        element instanceof HTMLSelectElement
          ? (element.selectedOptions[0]?.label ?? '')
          : element.value,
      required: element.required || element.ariaRequired === 'true',
      isInvalid: element.ariaInvalid === 'true',
    })),
    buttons: buttons.map(({ name, isChosen }) => ({
      name,
      ...(isChosen !== null && { isChosen }),
    })),
  };
}

/** Fills the fields named in an input; false if one of them does not exist. */
function fillIn({ fields }: ScreenControls, input: unknown): boolean {
  const wanted = Object.entries(isRecord(input) ? input : {}).map(([name, text]) => ({
    field: fields.find((each) => each.name === name),
    text,
  }));
  if (wanted.length === 0) return false;
  return wanted.every(
    ({ field, text }) => field && typeof text === 'string' && fillField(field, text),
  );
}

/** Presses the control named in an input; false if it does not exist. */
function press({ buttons }: ScreenControls, input: unknown): boolean {
  const name = isRecord(input) ? input['control'] : null;
  const button = buttons.find((each) => each.name === name);
  button?.element.click();
  return button !== undefined;
}

/**
 * The tools for one screen. Each uses the controls that the customer sees, so that the same rules apply as for a press,
 * and answers with the screen once it has settled (`settled`). `screen` gives the screen at that moment; null if the
 * checkout shows nothing. Contract section 1 "agents".
 */
export function screenTools(
  prefix: string,
  shown: Screen,
  { screen, settled }: { screen: () => Screen | null; settled: () => Promise<void> },
): readonly ScreenTool[] {
  const texts = AGENT_TEXTS[shown.language];
  const { fields, buttons } = readControls(shown.front, shown.step);
  const tool = (
    name: string,
    description: string,
    schema: object,
    change: (controls: ScreenControls, input: unknown) => boolean,
  ): ScreenTool => ({
    name: `${prefix}_${name}`,
    description,
    inputSchema: { type: 'object', properties: {}, additionalProperties: false, ...schema },
    annotations: { readOnlyHint: name === READ, untrustedContentHint: true },
    async execute(input) {
      const before = screen();
      const isDone = before !== null && change(readControls(before.front, before.step), input);
      await settled();
      const after = screen();
      return { ...(!isDone && { error: texts.gone }), ...(after && describeScreen(after)) };
    },
  });
  const properties = Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)]));
  const control = {
    type: 'string',
    description: texts.control,
    enum: buttons.map(({ name }) => name),
  };
  return [
    tool(READ, texts.read, {}, () => true),
    ...(fields.length > 0
      ? [tool('fill_in', texts.fill, { properties, minProperties: 1 }, fillIn)]
      : []),
    ...(buttons.length > 0
      ? [tool('press', texts.press, { properties: { control }, required: ['control'] }, press)]
      : []),
  ];
}
