/**
 * What tells one element from every other of its page, also after a reload: its id, else its place among those of its
 * name, and before it the same of the element whose shadow root it stands in.
 */
export function elementKey(element: Element): string {
  const root = element.getRootNode();
  const isInShadow = root instanceof ShadowRoot;
  const scope = isInShadow ? root : element.ownerDocument;
  const place = [...scope.querySelectorAll(element.localName)].indexOf(element);
  const own = element.id || String(place);
  return isInShadow ? `${root.host.localName}-${elementKey(root.host)}/${own}` : own;
}
