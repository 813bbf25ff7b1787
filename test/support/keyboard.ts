import { sendKeys } from '@web/test-runner-commands';

import { activeElement } from './shadow.ts';

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Presses one key, with modifiers before it: `press('Enter')`, `press('Shift+Tab')`. */
export async function press(keys: string): Promise<void> {
  const parts = keys.split('+');
  const modifiers = parts.filter((part) => MODIFIERS.has(part));
  const key = parts.find((part) => !MODIFIERS.has(part)) ?? '+';
  for (const modifier of modifiers) await sendKeys({ down: modifier });
  await sendKeys({ press: key === 'Space' ? ' ' : key });
  for (const modifier of modifiers.toReversed()) await sendKeys({ up: modifier });
}

/** Types a text where the focus is, key by key. */
export async function type(text: string): Promise<void> {
  await sendKeys({ type: text });
}

/** Replaces what stands in the focused field. */
export async function retype(text: string): Promise<void> {
  await press('Control+a');
  if (text === '') await press('Delete');
  else await type(text);
}

/**
 * Presses Tab until `target` has the focus, as somebody without a mouse would. Throws with the stops on the
 * way when it is not reached.
 */
export async function tabTo(
  target: Element,
  { backwards = false, most = 120 }: { backwards?: boolean; most?: number } = {},
): Promise<void> {
  const stops: (Element | null)[] = [];
  for (let count = 0; count < most; count += 1) {
    if (activeElement() === target) return;
    await press(backwards ? 'Shift+Tab' : 'Tab');
    stops.push(activeElement());
  }
  // The browser takes milliseconds for a role and a name.
  const nameOf = (stop: Element | null) =>
    stop ? `${stop.computedRole} "${stop.computedName}"` : 'nothing';
  const passed = [...new Set(stops)].map(nameOf).join(' > ');
  throw new Error(`Tab does not reach ${nameOf(target)}: ${passed}`);
}
