import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axe: Promise<Axe> | undefined;

/** axe-core is a classic script that puts `axe` on the page. */
function loadAxe(): Promise<Axe> {
  axe ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    script.addEventListener('load', () => resolve((globalThis as unknown as { axe: Axe }).axe));
    script.addEventListener('error', () => reject(new Error('axe-core was not served.')));
    document.head.append(script);
  });
  return axe;
}

/** Brings all motion to its end: what still fades in has a contrast of its own. */
function endMotion(element: Element): void {
  const motions = [document, element.shadowRoot].flatMap((root) => root?.getAnimations() ?? []);
  for (const motion of motions) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (Number.isFinite(endTime)) motion.finish();
  }
}

/** Throws with rule, place and reason of everything that axe finds against WCAG 2.2 A and AA. */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const loaded = await loadAxe();
  endMotion(element);
  const { violations } = await loaded.run(element, {
    runOnly: TAGS,
    resultTypes: ['violations'],
  });
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.flat().join(' ')}: ${node.failureSummary ?? ''}`,
    ),
  );
  throw new Error(`axe found ${lines.length} faults:\n${lines.join('\n')}`);
}
