import './progress-steps.css';

export interface ProgressStepsProps {
  /** The step that shows, from 0. */
  index: number;
  total: number;
  /** "Step 2 of 4" */
  text: string;
}

/** How far the customer is: a thin native progress bar and its text. */
export function ProgressSteps({ index, total, text }: ProgressStepsProps) {
  return (
    <div className="mc-progress">
      <progress className="mc-progress__bar" value={index + 1} max={total} aria-label={text} />
      <span className="mc-progress__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
