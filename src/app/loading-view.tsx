import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** The placeholder of a screen that is loading. */
export function LoadingView() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="text" count={2} />
      <Skeleton shape="block" count={2} />
      <Skeleton shape="button" />
    </>
  );
}
