/** The `tel:` URL of a written telephone number; null without a digit. */
export function telUrl(phone: string): string | null {
  const number = phone.replaceAll(/(?!^\+)\D/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
