/**
 * An address that a mail server would accept, including apostrophes, letters of any script before and after the @,
 * and punycode domains. Comments and quoted names are not accepted.
 */
export const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[\da-z-]*[\da-z]|[\p{L}\p{M}]{2,})$/iu;
