import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { WAITS_MS } from '../runner/time-limits.mjs';

/**
 * The interface of a driver, the same for every engine:
 *   open(url), back(): resolve once the page is loaded
 *   evaluate(expression): the value of a JavaScript expression in the page, awaited
 *   pressAt(x, y): a press of the mouse at a point of the window
 *   type(text), key(name): the keyboard; a name is `Escape`, `Enter` or `Tab`
 *   screenshot(): a PNG in base64
 *   close(); version
 */

const read = (path) => readFileSync(path, 'utf8');
const AXE = read(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
const TOOLS = read(new URL('page-tools.js', import.meta.url));

const LOOK_EVERY_MS = 50;

/** One customer in one engine: looks for elements by role and name, presses, types and reads. Every look waits. */
export function createCustomer(driver, { url }) {
  /** Evaluates with the page's tools, which a new page has to get first. */
  async function ask(expression) {
    const hasTools = await driver.evaluate('Boolean(window.tools)');
    if (!hasTools) {
      await driver.evaluate(`(() => { ${AXE} })()`);
      await driver.evaluate(`(() => { ${TOOLS} })()`);
    }
    return driver.evaluate(expression);
  }

  /** Asks until the answer is truthy; an error, of a page on its way out too, counts as "not yet". */
  async function until(expression, what) {
    const deadline = Date.now() + WAITS_MS;
    let reason = '';
    while (Date.now() < deadline) {
      try {
        const value = await ask(expression);
        if (value) return value;
        reason = '';
      } catch (error) {
        reason = ` (${error.message})`;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    throw new Error(`Not within ${WAITS_MS} ms: ${what}${reason}`);
  }

  const given = (...values) =>
    values.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');

  const customer = {
    url,
    until,
    // The pages of the walks are in Portuguese, whatever the browser's language is.
    open: (path) => driver.open(`${url}${path}?lang=pt`),
    back: () => driver.back(),
    key: (name) => driver.key(name),
    sees: (role, name) =>
      until(`tools.allByRole(${given(role, name)}).length > 0`, `${role} ${name}`),
    seesNot: (role, name) =>
      until(`tools.allByRole(${given(role, name)}).length === 0`, `no ${role} ${name}`),
    reads: (text) => until(`tools.shownText().includes(${given(text)})`, `the text "${text}"`),
    /** Whether an element is shown right now. */
    has: (role, name) => ask(`tools.allByRole(${given(role, name)}).length > 0`),
    /** The value of an expression in the page. */
    ask,

    async press(role, name) {
      const { x, y } = await until(
        `tools.pressPoint(${given(role, name)})`,
        `press ${role} ${name}`,
      );
      await driver.pressAt(x, y);
    },

    /** Presses into a field, types over what it holds, and sees the text there. */
    async types(name, text, role = 'textbox') {
      await customer.press(role, name);
      await ask(`tools.byRole(${given(role, name)}).select()`);
      await driver.type(text);
      const digits = text.replaceAll(/\D/g, '');
      const value = `tools.byRole(${given(role, name)}).value`;
      const isThere =
        digits === text
          ? `${value}.replaceAll(/\\D/g, '').endsWith(${given(text)})`
          : `${value} === ${given(text)}`;
      await until(isThere, `"${text}" in ${name}`);
    },

    /** Throws with all that axe finds on the screen. */
    async findsNoFault() {
      const faults = await ask('tools.faults()');
      if (faults.length > 0)
        throw new Error(`axe found ${faults.length} faults:\n${faults.join('\n')}`);
    },

    /** The sandbox starts over. */
    resets: () => fetch(`${url}/__sandbox/reset`, { method: 'POST' }),

    /** Throws unless the sandbox received exactly one POST whose path holds `part`. */
    async sentOnce(part) {
      const { length } = await customer.sent(part);
      if (length !== 1) throw new Error(`${length} times POST ${part}`);
    },

    async sent(part) {
      const requests = await (await fetch(`${url}/__sandbox/requests`)).json();
      return requests.filter(({ method, path }) => method === 'POST' && path.includes(part));
    },
  };
  return customer;
}
