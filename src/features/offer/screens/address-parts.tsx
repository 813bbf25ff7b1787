import './address-parts.css';

/** An address that wraps between its parts only, not at the hyphen of a postal code. */
export function AddressParts({ text }: { text: string }) {
  return text.split(', ').flatMap((part, index, { length }) => [
    index > 0 && ' ',
    <span key={index} className="mc-address-part">
      {index < length - 1 ? `${part},` : part}
    </span>,
  ]);
}
