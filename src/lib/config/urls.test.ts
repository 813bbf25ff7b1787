import { expect, test } from 'vitest';

import { isLocalHost } from './urls.ts';

test.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]', ''])(
  'a page at the host "%s" has no host name that an entity could be known by',
  (hostname) => expect(isLocalHost(hostname)).toBe(true),
);

test.each(['www.example.pt', 'localhost.example.pt', '127.0.0.1.example.pt'])(
  '"%s" is a host like any other',
  (hostname) => expect(isLocalHost(hostname)).toBe(false),
);
