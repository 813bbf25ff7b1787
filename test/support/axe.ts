import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

import { endMotion } from './motion.ts';

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let axe: Promise<Axe> | undefined;

/** axe-core is a classic script that puts `axe` on the page; a walk in Node imports it. */
function loadAxe(): Promise<Axe> {
  if (globalThis.importCheckout) return import('axe-core').then((module) => module.default);
  axe ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    script.addEventListener('load', () => resolve((globalThis as unknown as { axe: Axe }).axe));
    script.addEventListener('error', () => reject(new Error('axe-core was not served.')));
    document.head.append(script);
  });
  return axe;
}

/** A modal dialog alone: content behind it cannot be reached, and axe would call it obscured. A dialog of ours is open as a modal one only. */
const inFront = (element: Element): Element =>
  element.shadowRoot?.querySelector('dialog[open]') ?? element;

/**
 * Everything that axe finds against WCAG 2.2 A and AA: its rule, its place and the reason. In Node it finds what the markup says
 * (names, roles, states, labels); contrast and the size of targets take a layout, and so Chromium.
 */
export async function axeViolationsOf(element: Element): Promise<readonly string[]> {
  const loaded = await loadAxe();
  endMotion(element);
  const { violations } = await loaded.run(inFront(element), {
    runOnly: TAGS,
    resultTypes: ['violations'],
  });
  return violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.flat().join(' ')}: ${node.failureSummary ?? ''}`,
    ),
  );
}

/** Throws with everything that axe finds. */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const found = await axeViolationsOf(element);
  if (found.length > 0) throw new Error(`axe found ${found.length} faults:\n${found.join('\n')}`);
}
