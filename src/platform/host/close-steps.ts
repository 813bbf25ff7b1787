/** The browser's close watcher, which TypeScript does not declare yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}

interface CloseStepsInput {
  page: Window & { CloseWatcher: new () => CloseWatcher };
  /** How many steps Back can leave; 0 while the dialog is closed. */
  level: () => number;
  back: () => void;
  /** Escape closes the dialog at once. Spec section 8. */
  close: () => void;
}

/** Whether the browser sends close requests, for example for Escape or Android's Back; otherwise Back goes through the history. */
export const hasCloseWatcher = (page: Window): page is CloseStepsInput['page'] =>
  'CloseWatcher' in page;

/**
 * Keeps one close watcher for each step that Back can leave, on top of the dialog's own: Back leaves one step at a time
 * and then closes the dialog. A dialog that a step opens has a watcher of its own on top.
 */
export function createCloseSteps({ page, level, back, close }: CloseStepsInput) {
  const watchers: CloseWatcher[] = [];
  const ended = new AbortController();
  let isEscape = false;
  /**
   * A close request is being handled. The browser closes watchers that were created without a press in between as one
   * group.
   */
  let isAnswered = false;

  function watch(): void {
    const watcher = new page.CloseWatcher();
    watchers.push(watcher);
    watcher.addEventListener('close', () => {
      const at = watchers.indexOf(watcher);
      // Destroyed by `sync`: no request.
      if (at < 0) return;
      watchers.splice(at, 1);
      if (!isAnswered) {
        isAnswered = true;
        setTimeout(() => {
          isAnswered = false;
        });
        if (isEscape) close();
        else back();
      }
      sync();
    });
  }

  /** Adds or removes watchers until there is one for every step that Back can leave. */
  function sync(): void {
    const wanted = level();
    for (const left of watchers.splice(wanted)) left.destroy();
    while (watchers.length < wanted) watch();
  }

  const noteKey = ({ key, type }: KeyboardEvent) => {
    isEscape = key === 'Escape' && type === 'keydown';
  };
  for (const type of ['keydown', 'keyup'] as const) {
    page.addEventListener(type, noteKey, { capture: true, signal: ended.signal });
  }
  return {
    sync,
    /** Removes the watchers and the listeners. */
    dispose(): void {
      ended.abort();
      for (const watcher of watchers.splice(0)) watcher.destroy();
    },
  };
}
