/** Says that an address is a return from payment; our own marker. It stands alone so that a start can look for it cheaply. */
export const RETURN_MARKER = 'mc-return';
