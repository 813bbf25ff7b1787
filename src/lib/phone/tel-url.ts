/** The address that calls a telephone number as somebody wrote it; null when there is no digit in it. */
export function telUrl(phone: string): string | null {
  const number = phone.replaceAll(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
