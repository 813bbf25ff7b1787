import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import './frame.css';

export interface StepProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Focus the title when the step shows: true for every step but the first one of a page. */
  focusTitle?: boolean | undefined;
  /** Above the title: a `SuccessMark`. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One screen: its heading and its content, which fade in. Give it the step's name as `key`. */
export function Step({ title, intro, focusTitle = true, mark, children }: StepProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusTitle);
  return (
    <div className={classNames('mc-step mc-fade', Boolean(mark) && 'mc-step--marked')}>
      <div className="mc-step__head">
        {mark}
        <h2 className="mc-step__title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {intro && <div className="mc-step__intro">{intro}</div>}
      </div>
      {children}
    </div>
  );
}
