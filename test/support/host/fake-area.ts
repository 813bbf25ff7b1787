/** How a storage area of the browser behaves: `full` takes no value, `blocked` refuses every access. */
export type AreaState = 'works' | 'full' | 'blocked';

const refuse = (name: string): never => {
  throw new DOMException('refused', name);
};

/** Opens a storage area over `values`, as `localStorage` and `sessionStorage` behave; `state` is read at each access. */
export function openFakeArea(
  values: Map<string, string>,
  state: () => AreaState = () => 'works',
): Storage {
  if (state() === 'blocked') refuse('SecurityError');
  const area: Storage = {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (state() === 'full') refuse('QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
  return new Proxy(area, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: values.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  });
}
