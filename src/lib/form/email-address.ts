/** An e-mail address, with letters of any script and punycode domains, without comments and quoted names. */
export const EMAIL_ADDRESS =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:xn--[\da-z-]*[\da-z]|[\p{L}\p{M}]{2,})$/iu;
