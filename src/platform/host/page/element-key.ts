/**
 * Identifies one element among all of its page, also after a reload: its id, else its place among those without
 * one, and before it the same of the element whose shadow root it stands in. Page builders render a block twice, for
 * wide and for narrow screens: of several with one id, the first alone is known by it.
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
