import { computeAccessibleName } from 'dom-accessibility-api';

import type { StepId } from '../../flow/flow-table.ts';

/** An assistant's permissions at a step: everything, fill in and choose, or only read. */
type AssistantAccess = 'all' | 'inputs' | 'none';

/** Only a person may place, pay, obtain, sign in or consent. Contract section 1 "agents". */
export const ASSISTANT_ACCESS: Readonly<Record<StepId, AssistantAccess>> = {
  'reservation-type': 'all',
  plans: 'none',
  choice: 'all',
  booking: 'all',
  login: 'none',
  'client-info': 'all',
  services: 'all',
  venues: 'all',
  menu: 'all',
  'cart-review': 'all',
  delivery: 'all',
  'payment-method': 'all',
  'points-confirm': 'none',
  'points-result': 'none',
  confirm: 'inputs',
  success: 'none',
};

const TEXT = 'input:is([type=text],[type=email],[type=tel],[type=search],:not([type])), textarea';
const INPUTS = `${TEXT}, select`;
const OPTIONS = '[type=radio], [role=radio]';
/** A tick may mean consent, and the screen does not show which one does: only the customer ticks boxes. */
const BOXES = '[type=checkbox], [role=checkbox], [role=switch]';
const PRESSED = `${OPTIONS}, [role=tab], button:not(${BOXES}), summary`;

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls in front of the customer that an assistant may use. */
export type ScreenControls = ReturnType<typeof readControls>;

/** A field with its name on the screen. */
export type ScreenField = ScreenControls['fields'][number];

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Names as shown on the screen; a repeated name gets a number. */
function named<Element extends HTMLElement>(elements: readonly Element[]) {
  const seen = new Map<string, number>();
  return elements.flatMap((element) => {
    const name = computeAccessibleName(element).trim();
    if (name === '') return [];
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [{ element, name: count === 1 ? name : `${name} (${count})` }];
  });
}

function chosen(element: HTMLElement): boolean | null {
  if (element instanceof HTMLInputElement) return element.checked;
  const { ariaChecked, ariaSelected, ariaPressed, ariaExpanded } = element;
  const state = ariaChecked ?? ariaSelected ?? ariaPressed ?? ariaExpanded;
  return state === null ? null : state === 'true';
}

/** Whether the screen has a control that only the customer may use. */
export const isPartlyOff = (front: HTMLElement, step: StepId): boolean =>
  ASSISTANT_ACCESS[step] !== 'all' || front.querySelector(BOXES) !== null;

/**
 * Reads the controls of a step that an assistant may use, options with whether they are chosen; `front` is the part of
 * the screen in front.
 */
export function readControls(front: HTMLElement, step: StepId) {
  const reach = ASSISTANT_ACCESS[step];
  const all = <Element extends HTMLElement>(selector: string) =>
    reach === 'none' ? [] : [...front.querySelectorAll<Element>(selector)].filter(isUsable);
  return {
    fields: named(all<Input>(INPUTS)),
    buttons: named(all(reach === 'all' ? PRESSED : OPTIONS)).map((button) => ({
      ...button,
      isChosen: chosen(button.element),
    })),
  };
}

/** Types a text into a field, or chooses an option by what it shows, as the customer would. False if there is no such option. */
export function fillField({ element }: ScreenField, text: string): boolean {
  element.focus();
  if (element instanceof HTMLSelectElement) {
    const option = [...element.options].find(({ label }) => label === text);
    if (!option) return false;
    element.value = option.value;
  } else {
    // React overrides the setter on the element to distinguish its own writes from the customer's.
    const { prototype } =
      element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
  }
  for (const name of ['input', 'change']) {
    element.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  }
  element.blur();
  return true;
}
