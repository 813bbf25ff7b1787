const AREAS = ['localStorage', 'sessionStorage'] as const;

function refuse(): never {
  throw new DOMException('Denied.', 'SecurityError');
}

/** Runs a part of a test while the page's storage refuses everything, as in a browser that blocks it. */
export async function withoutStorage(run: () => Promise<unknown>): Promise<void> {
  const before = AREAS.map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const name of AREAS) {
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  }
  try {
    await run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
    }
  }
}
