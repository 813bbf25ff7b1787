/** A name in the two parts of the wire: the first word, and the rest. Spec section 7 "Order payload". */
export function splitName(name: string): { givenName: string; familyName: string } {
  const [givenName = '', ...rest] = name.trim().split(/\s+/);
  return { givenName, familyName: rest.join(' ') };
}
