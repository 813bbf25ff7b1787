/**
 * Identifies an element among those of its page, also after a reload: its id, else its position among those without one,
 * after the key of its shadow host. Page builders may render a block twice, so further elements with the same id get a
 * number.
 */
export function elementKey(element: Element): string {
  const root = element.getRootNode();
  const isInShadow = root instanceof ShadowRoot;
  const scope = isInShadow ? root : element.ownerDocument;
  const all = [...scope.querySelectorAll(element.localName)];
  const place = all.filter(({ id }) => id === element.id).indexOf(element);
  const own = element.id ? element.id + (place > 0 ? `/${place}` : '') : String(place);
  return isInShadow ? `${root.host.localName}-${elementKey(root.host)}/${own}` : own;
}
