/** A stand-in for the commands of Cypress that the documentation uses. Cypress itself is a program to download, not a package. */
import { WAITS_MS } from '../runner/time-limits.mjs';

/** The value passed to the next command: elements, or the result of a `.then`. */
type Subject = readonly unknown[];

/** The commands of a chain. Each runs after the one before it, and looks again until it finds something. */
interface Chain {
  then(use: (elements: readonly HTMLElement[]) => unknown): Chain;
  find(selector: string, options: { includeShadowDom: true }): Chain;
  first(): Chain;
  last(): Chain;
  click(): Chain;
  type(text: string): Chain;
}

interface Cypress {
  visit(address: string, options: { onBeforeLoad: (page: Window) => void }): void;
  get(selector: string): Chain;
}

const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

async function untilFound(what: string, find: () => Subject): Promise<Subject> {
  const end = Date.now() + WAITS_MS;
  for (;;) {
    const found = find();
    if (found.length > 0) return found;
    if (Date.now() > end) throw new Error(`Nothing found: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function typeInto(element: HTMLElement, text: string): void {
  element.focus();
  element.ownerDocument.execCommand('insertText', false, text);
  element.blur();
}

/**
 * `cy` for a page given as HTML; `finished` resolves once every command has run. Commands are queued, as in Cypress. `visit` calls
 * `onBeforeLoad` with the new page's window before any of its scripts.
 */
export function stubOfCypress(pages: Readonly<Record<string, string>>) {
  let queue: Promise<unknown> = Promise.resolve();
  let page: Document | null = null;
  const enqueue = <Result>(command: () => Promise<Result> | Result): Promise<Result> => {
    const next = queue.then(command);
    queue = next;
    return next;
  };

  function chain(subject: Promise<Subject>): Chain {
    const elements = async () => (await subject).filter(isElement);
    const act = (change: (element: HTMLElement) => void): Chain =>
      chain(
        enqueue(async () => {
          const [element, ...others] = await elements();
          if (!element || others.length > 0) throw new Error('The command takes one element.');
          change(element);
          return [element];
        }),
      );
    const pick = (index: number): Chain =>
      chain(enqueue(async () => [(await elements()).at(index)]));
    return {
      // oxlint-disable-next-line unicorn/no-thenable -- Cypress names it so.
      then: (use) =>
        chain(
          enqueue(async () => {
            const answer = await use(await elements());
            return answer === undefined ? subject : [answer];
          }),
        ),
      find: (selector) =>
        chain(
          enqueue(async () => {
            const roots = (await elements()).map((each) => each.shadowRoot ?? each);
            return untilFound(selector, () =>
              roots.flatMap((root) => [...root.querySelectorAll(selector)]),
            );
          }),
        ),
      first: () => pick(0),
      last: () => pick(-1),
      click: () => act((element) => element.click()),
      type: (text) => act((element) => typeInto(element, text)),
    };
  }

  const cy: Cypress = {
    visit(address, { onBeforeLoad }) {
      void enqueue(() => {
        const frame = document.createElement('iframe');
        Object.assign(frame, { width: '1000', height: '900' });
        document.body.append(frame);
        const { contentDocument, contentWindow } = frame;
        const html = pages[address];
        if (!contentDocument || !contentWindow || html === undefined)
          throw new Error(`There is no page ${address}.`);
        onBeforeLoad(contentWindow);
        contentDocument.open();
        contentDocument.write(html);
        contentDocument.close();
        page = contentDocument;
      });
    },
    get: (selector) =>
      chain(
        enqueue(() => untilFound(selector, () => [...(page?.querySelectorAll(selector) ?? [])])),
      ),
  };
  return { cy, finished: () => queue, page: () => page };
}
