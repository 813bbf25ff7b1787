import { computeAccessibleName } from 'dom-accessibility-api';

import { readControls } from './screen-controls.ts';
import type { Screen } from './screen-tools.ts';

/** What is left to the customer: names are those on the screen. */
export type CustomerPart =
  | { do: 'sign_in' | 'choose_plan' }
  /** A field that the assistant may fill in too. */
  | { do: 'fill' | 'correct'; field: string }
  /** A box that only the customer ticks. */
  | { do: 'accept'; box: string }
  /** A question that only the customer answers. */
  | { do: 'answer'; question: string }
  | { do: 'press'; button: string; isLast: boolean };

const REQUIRED_BOXES =
  ':is([type=checkbox], [role=checkbox]):is([required], [aria-required=true]):not(:checked, [aria-checked=true])';

/** The button that continues from a step, or sends at the last one. */
const mainButton = (front: HTMLElement): HTMLElement | null =>
  [...front.querySelectorAll<HTMLElement>('.mc-action-bar .mc-button--primary')].at(-1) ?? null;

const isDialog = ({ front }: Screen): boolean => front.localName === 'dialog';

/** Continues from a step as the customer would; never sends, and answers no dialog. Returns whether it pressed. */
export function pressContinue(screen: Screen): boolean {
  const button = isDialog(screen) || screen.step === 'confirm' ? null : mainButton(screen.front);
  if (!button || readControls(screen.front, screen.step).buttons.length === 0) return false;
  button.click();
  return true;
}

/** What the customer must still do on the screen, in its order. */
export function customerPart(screen: Screen): readonly CustomerPart[] {
  const { front, step } = screen;
  if (step === 'login') return [{ do: 'sign_in' }];
  if (step === 'plans') return [{ do: 'choose_plan' }];
  if (isDialog(screen)) return [{ do: 'answer', question: computeAccessibleName(front) }];
  const fields = readControls(front, step).fields.flatMap(({ name, element }): CustomerPart[] => {
    if (element.value !== '')
      return element.matches('[aria-invalid=true]') ? [{ do: 'correct', field: name }] : [];
    const isRequired = element.matches('[required], [aria-required=true]');
    return isRequired ? [{ do: 'fill', field: name }] : [];
  });
  const boxes = [...front.querySelectorAll(REQUIRED_BOXES)].map((box): CustomerPart => ({
    do: 'accept',
    box: computeAccessibleName(box),
  }));
  const button = mainButton(front);
  const press: readonly CustomerPart[] = button
    ? [{ do: 'press', button: computeAccessibleName(button), isLast: step === 'confirm' }]
    : [];
  return [...fields, ...boxes, ...press];
}
