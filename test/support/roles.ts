import { elementsBelow, type Scope } from './shadow.ts';
import { until } from './until.ts';

type Name = string | RegExp;

const matches = (name: string, wanted: Name | undefined) =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name));

/** All elements that assistive technology meets with this role and name, in document order. */
export function allByRole(scope: Scope, role: string, name?: Name): HTMLElement[] {
  return [...elementsBelow(scope)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
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
export function untilRole(
  scope: Scope,
  role: string,
  name?: Name,
  options: { withinMs?: number } = {},
): Promise<HTMLElement> {
  return until(() => byRole(scope, role, name), {
    what: `${role} ${String(name ?? '')}`,
    ...options,
  });
}

/** Waits until no element has this role and name. */
export function untilNoRole(scope: Scope, role: string, name?: Name): Promise<true> {
  return until(() => allByRole(scope, role, name).length === 0, {
    what: `no ${role} ${String(name ?? '')}`,
  });
}
