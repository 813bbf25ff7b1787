interface FakePage {
  page: Document;
  /** Cookies by `domain name`, and `domain name path` below the root; a cookie of this host alone has the domain "". */
  jar: Map<string, string>;
  /** Every cookie text that was set. */
  writes: string[];
}

function attributeOf(text: string, name: string): string | undefined {
  return new RegExp(`; ${name}=([^;]*)`).exec(text)?.[1];
}

const pathOf = (key: string) => key.split(' ')[2] ?? '/';

/** A page whose browser takes cookies for all domains but the public suffixes, or for none. */
export function fakeCookiePage(
  address: string,
  { publicSuffixes = [] as string[], takesCookies = true } = {},
): FakePage {
  const url = new URL(address);
  const jar = new Map<string, string>();
  const writes: string[] = [];
  const page = Object.create(null, {
    location: { value: { hostname: url.hostname, pathname: url.pathname, protocol: url.protocol } },
    cookie: {
      configurable: true,
      // Longer paths come first.
      get: () =>
        [...jar]
          .toSorted(([a], [b]) => pathOf(b).length - pathOf(a).length)
          .map(([key, value]) => `${key.split(' ')[1]}=${value}`)
          .join('; '),
      set(text: string) {
        writes.push(text);
        const domain = attributeOf(text, 'Domain') ?? '';
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
        if (!takesCookies || publicSuffixes.includes(domain)) return;
        const path = attributeOf(text, 'Path') ?? '/';
        const key = path === '/' ? `${domain} ${name}` : `${domain} ${name} ${path}`;
        if (attributeOf(text, 'Max-Age') === '0') jar.delete(key);
        else jar.set(key, value);
      },
    },
  });
  return { page, jar, writes };
}
