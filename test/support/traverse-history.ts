import { allIdle } from './idle.ts';

/** Goes through the history as the browser's Back and Forward do; the page has heard of it then, and every checkout is idle. */
async function traverse(by: -1 | 1): Promise<void> {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  history.go(by);
  await arrived;
  await allIdle();
}

export const goBackInHistory = () => traverse(-1);
export const goForwardInHistory = () => traverse(1);
