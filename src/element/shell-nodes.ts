/** Makes an element with attributes and children; never from markup, so that a strict CSP allows it. */
export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A button of the shell, styled before the app's own sheets have loaded. */
export function createButton(className = ''): HTMLButtonElement {
  return createNode('button', {
    type: 'button',
    part: 'button',
    class: `shell-button ${className}`,
  });
}
