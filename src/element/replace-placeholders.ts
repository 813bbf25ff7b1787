const PLACEHOLDER = 'div[data-merchant-checkout]';

/**
 * Replaces every `<div data-merchant-checkout data-shop="…">` of the page, once it has loaded and whenever one is added,
 * by an element of this name. It gets the attributes named in `attributes`, the id, classes, style and children.
 * Contract section 1.
 */
export function replacePlaceholders(
  page: Document,
  name: string,
  attributes: readonly string[],
): void {
  const replace = (given: HTMLElement) => {
    const element = page.createElement(name);
    const copy = (from: string, to: string) => {
      const value = given.getAttribute(from);
      if (value !== null) element.setAttribute(to, value);
    };
    for (const attribute of attributes) copy(`data-${attribute}`, attribute);
    copy('id', 'id');
    copy('class', 'class');
    // A strict policy refuses the attribute and allows this.
    if (given.style.length) element.style.cssText = given.style.cssText;
    element.append(...given.childNodes);
    given.replaceWith(element);
  };
  const replaceAll = () => {
    // Content of a placeholder that is still being parsed would be left behind.
    if (page.readyState !== 'loading')
      page.querySelectorAll<HTMLElement>(PLACEHOLDER).forEach(replace);
  };
  new MutationObserver(replaceAll).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-merchant-checkout'],
  });
  page.addEventListener('DOMContentLoaded', replaceAll);
  replaceAll();
}
