import { elementsBelow, type Scope } from './shadow.ts';
import { whenIdle } from './idle.ts';

type Name = string | RegExp;

/**
 * Which elements can have a role at all. The browser takes milliseconds for one element's role, so it is asked only
 * about these; a role that is not listed is asked of every element.
 */
const CANDIDATES: Readonly<Record<string, string>> = {
  alert: '[role="alert"]',
  alertdialog: '[role="alertdialog"]',
  button: 'button, summary, input:is([type="button"], [type="submit"]), [role="button"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  combobox: 'select, input[list], [role="combobox"]',
  dialog: 'dialog, [role="dialog"]',
  form: 'form, [role="form"]',
  grid: '[role="grid"]',
  gridcell: 'td, [role="gridcell"]',
  group: 'fieldset, details, [role="group"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  link: 'a, area, [role="link"]',
  option: 'option, [role="option"]',
  progressbar: 'progress, [role="progressbar"]',
  radio: 'input[type="radio"], [role="radio"]',
  radiogroup: '[role="radiogroup"]',
  region: 'section, [role="region"]',
  searchbox: 'input[type="search"], [role="searchbox"]',
  spinbutton: 'input[type="number"], [role="spinbutton"]',
  status: 'output, [role="status"]',
  tab: '[role="tab"]',
  tabpanel: '[role="tabpanel"]',
  textbox: 'input, textarea, [role="textbox"]',
};

const matches = (name: string, wanted: Name | undefined) =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name));

/** All elements that assistive technology meets with this role and name, in document order. */
export function allByRole(scope: Scope, role: string, name?: Name): HTMLElement[] {
  const candidates = CANDIDATES[role] ?? '*';
  return [...elementsBelow(scope)].filter(
    (element): element is HTMLElement =>
      'innerText' in element &&
      element.matches(candidates) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.computedRole === role &&
      matches(element.computedName, name),
  );
}

/** The one element with this role and name; throws with what is there instead. */
export function byRole(scope: Scope, role: string, name?: Name): HTMLElement {
  const found = allByRole(scope, role, name);
  const [first] = found;
  if (first && found.length === 1) return first;
  const there = allByRole(scope, role).map((element) => `"${element.computedName}"`);
  throw new Error(
    `${found.length} elements are ${role} ${String(name ?? '')}; there: ${there.join(', ') || 'none'}`,
  );
}

/** Waits until there is exactly one element with this role and name. */
export function untilRole(scope: Scope, role: string, name?: Name): Promise<HTMLElement> {
  return whenIdle(() => byRole(scope, role, name), { what: `${role} ${String(name ?? '')}` });
}

/** Waits until no element has this role and name. */
export function untilNoRole(scope: Scope, role: string, name?: Name): Promise<true> {
  return whenIdle(() => allByRole(scope, role, name).length === 0, {
    what: `no ${role} ${String(name ?? '')}`,
  });
}
