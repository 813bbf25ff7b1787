import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A rendered control inside a shadow root, as it stands in the element. */
export interface Rendered {
  root: ShadowRoot;
  rerender: (node: ReactNode) => void;
  /** The one element that matches; throws when there is none. */
  find: (selector: string) => HTMLElement;
  all: (selector: string) => HTMLElement[];
  focused: () => Element | null;
  press: (key: string) => void;
  click: (element: HTMLElement) => void;
  type: (element: HTMLElement, text: string) => void;
  /** Leaves what has the focus. */
  blur: () => void;
}

/** Renders into a fresh shadow root; unmounts when the test ends. */
export function render(node: ReactNode): Rendered {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const react = createRoot(root.appendChild(document.createElement('div')));
  act(() => react.render(node));
  onTestFinished(() => {
    act(() => react.unmount());
    host.remove();
  });
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    root,
    all,
    rerender: (next) => act(() => react.render(next)),
    find(selector) {
      const [element] = all(selector);
      if (!element) throw new Error(`Nothing matches ${selector} in: ${root.textContent}`);
      return element;
    },
    focused: () => root.activeElement,
    press(key) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      act(() => void root.activeElement?.dispatchEvent(event));
    },
    click: (element) => act(() => element.click()),
    blur() {
      const element = root.activeElement;
      if (element instanceof HTMLElement) act(() => element.blur());
    },
    type(element, text) {
      if (!(element instanceof HTMLInputElement)) throw new Error('Only inputs take text.');
      // React watches the instance's own value; the prototype's setter bypasses it, as typing does.
      const setValue = Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      act(() => {
        setValue?.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
  };
}
