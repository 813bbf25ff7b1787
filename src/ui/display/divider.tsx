import './divider.css';

/** A line between two ways to do the same, with the word that parts them: "or". */
export function Divider({ text }: { text: string }) {
  return <p className="mc-divider">{text}</p>;
}
