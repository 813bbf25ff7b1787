import { Spinner } from '../icon/icon.tsx';
import './overlay.css';

/** Covers what is being sent while it must not be disturbed. What it says stays in view, however long that is. */
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
