import './skeleton.css';

interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'button';
  count?: number;
}

/** Grey placeholders of loading content, hidden from screen readers. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className="mc-skeletons" aria-hidden="true">
      {[...Array(count).keys()].map((index) => (
        <span key={index} className={`mc-skeleton mc-skeleton--${shape}`} />
      ))}
    </div>
  );
}
