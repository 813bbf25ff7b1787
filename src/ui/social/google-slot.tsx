import { Skeleton } from '../feedback/skeleton.tsx';
import './social-button.css';

/**
 * Where Google's own button comes: from the light DOM, because its style sheet and frame do not reach into a shadow
 * root. Keeps the room of a button free until it is there.
 */
export function GoogleSlot() {
  return (
    <div className="mc-social__google">
      <slot name="mc-google">
        <Skeleton shape="button" />
      </slot>
    </div>
  );
}
