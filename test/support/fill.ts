/** The fields that a visitor types into, by their accessible names. */
type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isTextControl(element: Element): element is TextControl {
  // By name: a frame's elements are of classes of their own.
  return element.localName === 'input' || element.localName === 'textarea';
}

/**
 * Fills a field at once, as pasting or a password manager does, and leaves it. `keyboard.ts` types key by key,
 * which is slower.
 */
export function fill(field: Element, text: string): void {
  if (!isTextControl(field)) throw new Error(`${field.localName} takes no text.`);
  const prototype = Object.getPrototypeOf(field) as object;
  field.focus();
  // React overrides the property on the instance to distinguish its own writes from the visitor's.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
  field.blur();
}

/** The value of a field. */
export function valueOf(field: Element): string {
  if (!isTextControl(field)) throw new Error(`${field.localName} holds no text.`);
  return field.value;
}

function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === 'select';
}

/** Chooses an option of a native select by its value. */
export function choose(field: Element, value: string): void {
  if (!isSelect(field)) throw new Error(`${field.localName} is no select.`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}
