import { Spinner } from '../icon/spinner.tsx';

/** Covers the frame while something must not be disturbed: "loading payment". Give it to `Frame.overlay`. */
export function Overlay({ text }: { text: string }) {
  return (
    <div className="mc-overlay">
      <div className="mc-overlay__body">
        <Spinner />
        <p className="mc-overlay__text">{text}</p>
      </div>
    </div>
  );
}
