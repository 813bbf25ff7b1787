/**
 * Runs inside a page before its own scripts: notes when the shell and the live controls have been painted, the
 * long tasks and the layout shifts. Takes the two questions of a scenario, which are asked at each frame.
 */
function pageProbe(isShell, isLive) {
  /** The matches of a selector in the open shadow roots of a scope and of all below it. */
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

  /** Elements and texts of a tree and of the open shadow trees in it. */
  const countNodes = (root) => {
    let count = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      count += 1;
      const { shadowRoot } = walker.currentNode;
      if (shadowRoot) count += countNodes(shadowRoot);
    }
    return count;
  };

  globalThis.benchCount = countNodes;

  const notes = { shell: null, live: null, drawn: null, nodes: null, longTasks: [], shifts: [] };
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
          performance.mark('bench-shell', { startTime: time });
        });
      }
      if (document.body && sawShell && isLive(all)) {
        afterPaint((time) => {
          notes.live = time;
          performance.mark('bench-live', { startTime: time });
          // Stops only where a debugger is attached: count-work.mjs reads the browser's counters then.
          // oxlint-disable-next-line no-debugger
          debugger;
          resolve();
        });
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Notes the moment at which the live controls are in the tree, and how many nodes there are then. It looks at each change of
 * a tree and so costs time, but what a page asks for once it has been drawn comes after it, however busy the machine is.
 */
function drawnProbe(isLive) {
  const look = () => {
    if (benchNotes.drawn !== null || !isLive(benchAll)) return;
    benchNotes.drawn = performance.now();
    benchNotes.nodes = benchCount(document);
  };
  const observer = new MutationObserver(look);
  const changes = { attributes: true, childList: true, subtree: true };
  observer.observe(document, changes);
  const { value: attachShadow } = Reflect.getOwnPropertyDescriptor(
    Element.prototype,
    'attachShadow',
  );
  Element.prototype.attachShadow = function attachObserved(options) {
    const root = attachShadow.call(this, options);
    observer.observe(root, changes);
    return root;
  };
}

const question = (expression) => `(all) => Boolean(${expression})`;

/** The probe as a script for one scenario. */
export const probeScript = ({ shell, live }) =>
  `(${pageProbe.toString()})(${question(shell)}, ${question(live)})`;

/** The probe for counts: see `drawnProbe`. */
export const countingScript = (scenario) =>
  `${probeScript(scenario)};(${drawnProbe.toString()})(${question(scenario.live)})`;
