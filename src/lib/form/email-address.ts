/**
 * An e-mail address that a mail server would take: also with an apostrophe, with letters of any script before and
 * after the @, and with a domain in punycode. Neither comments nor quoted names: nobody types them on purpose.
 */
export const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[\da-z-]*[\da-z]|[\p{L}\p{M}]{2,})$/iu;
