/** An address that breaks between its parts only: no postal code is cut at its hyphen. */
export function AddressParts({ text }: { text: string }) {
  return text.split(', ').flatMap((part, index, { length }) => [
    index > 0 && ' ',
    <span key={index} className="mc-address-part">
      {index < length - 1 ? `${part},` : part}
    </span>,
  ]);
}
