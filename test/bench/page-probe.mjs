/**
 * Runs inside a page before its own scripts: notes when the shell and the live controls have been painted, the
 * long tasks and the layout shifts. Takes the two questions of a scenario, which are asked at each frame.
 */
function pageProbe(isShell, isLive) {
  /** What fits a selector in the open shadow roots of a scope and of all below it. */
  const all = (selector, scope = document) => {
    const found = [];
    const visit = (root) => {
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) enter(shadowRoot);
    };
    const enter = (shadowRoot) => {
      found.push(...shadowRoot.querySelectorAll(selector));
      visit(shadowRoot);
    };
    if (scope.shadowRoot) enter(scope.shadowRoot);
    else visit(scope);
    return found;
  };
  globalThis.benchAll = all;

  const notes = { shell: null, live: null, longTasks: [], shifts: [] };
  globalThis.benchNotes = notes;
  const observe = (type, list, read) =>
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) list.push(read(entry));
    }).observe({ type, buffered: true });
  observe('longtask', notes.longTasks, ({ startTime, duration }) => ({ startTime, duration }));
  const nameOf = (node) =>
    node instanceof Element ? `${node.localName}.${node.classList.value}` : '(gone)';
  observe('layout-shift', notes.shifts, ({ startTime, value, sources }) => ({
    startTime,
    value,
    moved: sources.map(({ node }) => nameOf(node)),
  }));

  /** The time at which the frame that is being made has been handed to the screen. */
  const afterPaint = (note) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => note(performance.now()), { once: true });
    port1.start();
    port2.postMessage(null);
  };

  globalThis.benchDone = new Promise((resolve) => {
    let sawShell = false;
    const look = () => {
      if (document.body && !sawShell && isShell(all)) {
        sawShell = true;
        afterPaint((time) => {
          notes.shell = time;
        });
      }
      if (document.body && sawShell && isLive(all)) {
        afterPaint((time) => {
          notes.live = time;
          resolve();
        });
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The probe as a script for one scenario. */
export const probeScript = ({ shell, live }) =>
  `(${pageProbe.toString()})((all) => Boolean(${shell}), (all) => Boolean(${live}))`;
