interface FakePage {
  page: Document;
  /** Cookies by `domain name`; a cookie of this host alone has the domain "". */
  jar: Map<string, string>;
  /** Every cookie text that was set. */
  writes: string[];
}

function attributeOf(text: string, name: string): string | undefined {
  return new RegExp(`; ${name}=([^;]*)`).exec(text)?.[1];
}

/** A page whose browser takes cookies for all domains but the public suffixes, or for none. */
export function fakeCookiePage(
  address: string,
  { publicSuffixes = [] as string[], takesCookies = true } = {},
): FakePage {
  const url = new URL(address);
  const jar = new Map<string, string>();
  const writes: string[] = [];
  const page = Object.create(null, {
    location: { value: { hostname: url.hostname, protocol: url.protocol } },
    cookie: {
      get: () => [...jar].map(([key, value]) => `${key.split(' ')[1]}=${value}`).join('; '),
      set(text: string) {
        writes.push(text);
        const domain = attributeOf(text, 'Domain') ?? '';
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
        if (!takesCookies || publicSuffixes.includes(domain)) return;
        if (attributeOf(text, 'Max-Age') === '0') jar.delete(`${domain} ${name}`);
        else jar.set(`${domain} ${name}`, value);
      },
    },
  });
  return { page, jar, writes };
}
