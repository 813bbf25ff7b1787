import { Skeleton } from '../ui/feedback/skeleton.tsx';

/** Holds the place of a screen that is on its way. */
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
