import './skeleton.css';

export interface SkeletonProps {
  /** The shape of the loading content. */
  shape?: 'text' | 'title' | 'block' | 'button' | undefined;
  count?: number | undefined;
}

/** Grey shapes of the size of what is loading; nothing for screen readers. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className={`mc-skeletons mc-skeletons--${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`mc-skeleton mc-skeleton--${shape}`} />
      ))}
    </div>
  );
}
