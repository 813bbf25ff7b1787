import { readSilentFills } from '../ui/field/silent-fill.ts';

/** After these events, what stands in the fields is read. */
const READING_EVENTS = ['pointerdown', 'click', 'change', 'focusout', 'submit'];

/**
 * What stands in a field at the press counts, also if a password manager has set it without an event. The fields are read before
 * any other listener handles the press.
 */
export function countSilentFills(view: HTMLElement): void {
  const read = () => readSilentFills(view);
  for (const type of READING_EVENTS) view.addEventListener(type, read, { capture: true });
  view.addEventListener('keydown', ({ key }) => key === 'Enter' && read(), { capture: true });
}
