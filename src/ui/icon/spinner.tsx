import './icon.css';

/** A turning ring in the text's colour; decoration, the text beside it says what is awaited. */
export function Spinner() {
  return (
    <svg className="mc-icon mc-spinner" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className="mc-spinner__track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
