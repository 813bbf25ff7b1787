/** An answer of the shop call with a menu of 1,000 items in 20 sections. */
export function manyItems(): object;
