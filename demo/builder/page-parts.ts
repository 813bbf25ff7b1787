/** The element of the page at a selector, of a kind; throws if there is none. */
export function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
}

/** The text of a field; empty for one that is not there or not ticked. */
export function fieldText(choices: Pick<FormData, 'get'>, name: string): string {
  const value = choices.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
