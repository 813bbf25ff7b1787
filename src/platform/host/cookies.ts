/** The cookies of one page, to be read. */
export type HostCookies = Pick<PageCookies, 'read'>;

/** The same with what their writer needs. */
export type PageCookies = ReturnType<typeof createCookies>;

/** Writes and removes cookies. Never throws. */
export interface CookieWriter {
  /** `days` null makes a session cookie. */
  write(name: string, value: string, days: number | null): void;
  remove(name: string): void;
}

/** The cookies of a page as they were read, until the next microtask or write. */
const jarOfPage = new WeakMap<Document, string>();

/** Reads a page's cookies at most once per microtask: each read waits for another process, some ms on a slow phone. */
function readJar(page: Document): string {
  const known = jarOfPage.get(page);
  if (known !== undefined) return known;
  const jar = page.cookie;
  jarOfPage.set(page, jar);
  queueMicrotask(() => jarOfPage.delete(page));
  return jar;
}

/** The value of a cookie; null if it is missing or unreadable. */
function readCookie(page: Document, name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  try {
    const pair = readJar(page)
      .split('; ')
      .find((each) => each.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** The cookies that the browser refused, shared by all elements of a page. */
const memoryOfPage = new WeakMap<Document, Map<string, string>>();

/** Creates the cookies of a page, with those in memory that the browser has refused. Its methods never throw. */
export function createCookies(page: Document) {
  const memory = memoryOfPage.get(page) ?? new Map<string, string>();
  memoryOfPage.set(page, memory);
  return {
    page,
    /** Those that the browser has refused. */
    memory,
    read: (name: string): string | null => memory.get(name) ?? readCookie(page, name),
    /** Reads the page's cookies again at the next read, because one was written. */
    forget: () => jarOfPage.delete(page),
  };
}
