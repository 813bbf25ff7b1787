import { COMMON_FIELDS, LOOK_FIELDS, type BuilderField } from './builder-fields.ts';
import { BUILDER_TASKS, isBuilderTask, type BuilderTask } from './builder-tasks.ts';
import type { BuiltElement } from './embed-code.ts';

/** What the form holds, by the names of its fields. */
export type Choices = Pick<FormData, 'get'>;

function textOf(choices: Choices, name: string): string {
  const value = choices.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The task that is chosen; the first where the form names none. */
export function taskOf(choices: Choices): BuilderTask {
  const name = textOf(choices, 'task');
  return BUILDER_TASKS[isBuilderTask(name) ? name : 'book'];
}

function valueOf(
  choices: Choices,
  { name, kind }: { name: string; kind: BuilderField['kind'] },
): string | true | null {
  if (kind === 'check') return choices.get(name) === null ? null : true;
  return textOf(choices, name) || null;
}

function chosen(choices: Choices, fields: readonly BuilderField[]) {
  return fields.flatMap((field) => {
    const value = valueOf(choices, field);
    const isDefault = field.kind === 'colour' && value === field.value;
    return value === null || isDefault ? [] : [[field.name, value] as const];
  });
}

/** The element that the form describes: what the task is made of, what it asks for, and what differs from a default. */
export function readChoices(choices: Choices, buttonText: string): BuiltElement {
  const task = taskOf(choices);
  const asked = Object.keys(task.asks).flatMap((name) => {
    const value = valueOf(choices, { name, kind: 'text' });
    return value === null ? [] : [[name, value] as const];
  });
  const look = chosen(choices, LOOK_FIELDS).map(([name, value]) => [name, String(value)] as const);
  return {
    attributes: {
      ...Object.fromEntries(asked),
      ...task.fixed,
      ...Object.fromEntries(chosen(choices, COMMON_FIELDS)),
    },
    look: Object.fromEntries(look),
    phone: textOf(choices, 'phone'),
    buttonText,
  };
}
