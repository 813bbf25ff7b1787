/**
 * Runs in the page under test, in every engine: finds elements by role and name as assistive technology does (axe
 * computes both), through open shadow roots. A classic script, because a driver evaluates it as text.
 */
(() => {
  const { axe } = window;

  /** `src/app/guard-presses.ts` ignores presses this soon after a step change. */
  const STEP_SETTLE_MS = 500;

  let stepAt = performance.now();
  const events = [];
  const EVENTS = ['step', 'reserved', 'order', 'pending', 'paid', 'error', 'close'];
  for (const name of EVENTS) {
    window.addEventListener(`merchant-checkout:${name}`, ({ detail }) => {
      if (name === 'step') stepAt = performance.now();
      events.push({ name, detail });
    });
  }

  function* elementsBelow(scope) {
    if (scope.shadowRoot) yield* elementsBelow(scope.shadowRoot);
    for (const child of scope.children) {
      yield child;
      yield* elementsBelow(child);
    }
  }

  /** A pattern travels as text between slashes. */
  function matches(name, wanted) {
    const [, pattern] = /^\/(.*)\/$/.exec(wanted) ?? [];
    return pattern ? new RegExp(pattern).test(name) : name === wanted;
  }

  /** All elements that are shown with this role and name. */
  function allByRole(role, name) {
    axe.teardown();
    axe.setup(document.documentElement);
    const { aria, dom, text } = axe.commons;
    return [...elementsBelow(document.body)].filter(
      (element) =>
        // Content of an element that has no slot is not part of what is shown.
        axe.utils.getNodeFromTree(element) &&
        aria.getRole(element) === role &&
        dom.isVisibleToScreenReaders(element) &&
        (name === undefined || matches(text.accessibleText(element), name)),
    );
  }

  const namesOf = (elements) =>
    elements.map((element) => `"${axe.commons.text.accessibleText(element)}"`).join(', ');

  function byRole(role, name) {
    const found = allByRole(role, name);
    if (found.length === 1) return found[0];
    throw new Error(
      `${found.length} elements are ${role} ${name ?? ''}; there: ${namesOf(allByRole(role))}`,
    );
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  function hitAt(x, y) {
    let hit = document.elementFromPoint(x, y);
    for (let next = hit; next; next = next.shadowRoot?.elementFromPoint(x, y)) {
      if (next === hit && hit !== document.elementFromPoint(x, y)) break;
      hit = next;
    }
    return hit;
  }

  /** Whether `element` is `outer` or stands in it, through shadow roots. */
  function isWithin(element, outer) {
    for (let node = element; node; node = node.parentNode ?? node.host) {
      if (node === outer) return true;
    }
    return false;
  }

  const placeOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  /**
   * The point at which a customer presses an element: scrolled into view, at rest, not covered, and late enough after
   * the step change. A radio or a box that is drawn by its label is pressed there.
   */
  async function pressPoint(role, name) {
    const element = byRole(role, name);
    if (element.getAttribute('aria-disabled') === 'true' || element.disabled) {
      throw new Error(`${role} ${name} is disabled`);
    }
    const target = element.labels?.[0] ?? element;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = placeOf(target);
    await nextFrame();
    await nextFrame();
    const { x, y } = placeOf(target);
    if (before.x !== x || before.y !== y) throw new Error(`${role} ${name} moves`);
    const hit = hitAt(x, y);
    if (!hit || !isWithin(hit, target)) {
      throw new Error(`${role} ${name} is covered by ${hit?.outerHTML.slice(0, 80)}`);
    }
    if (performance.now() - stepAt < STEP_SETTLE_MS) throw new Error('the step has just changed');
    return { x: Math.round(x), y: Math.round(y) };
  }

  /** The text that is shown, white space made single. */
  function shownText() {
    const parts = [];
    for (const element of elementsBelow(document.body)) {
      if (!element.checkVisibility()) continue;
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent);
      }
    }
    return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
  }

  function activeElement() {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  }

  const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

  /** The violations of WCAG 2.2 A and AA that axe finds in the element, after all motion: a fade changes contrast. */
  async function faults() {
    const element = document.querySelector('merchant-checkout');
    for (const root of [document, element.shadowRoot]) {
      for (const motion of root.getAnimations()) {
        if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
      }
    }
    axe.teardown();
    const { violations } = await axe.run(element, { runOnly: TAGS, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.flat().join(' ')}: ${failureSummary}`,
      ),
    );
  }

  window.tools = { activeElement, allByRole, byRole, events, faults, pressPoint, shownText };
})();
