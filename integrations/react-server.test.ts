import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MerchantCheckout } from './react.tsx';

test('a server renders the tag with its attributes and its fallback content', () => {
  const html = renderToString(
    createElement(
      MerchantCheckout,
      {
        shop: 12,
        offerCode: 'POINTS10',
        canBookDate: false,
        className: 'wide',
        links: { terms: 'https://a.pt/' },
      },
      createElement('a', { href: 'tel:1' }, 'Call'),
    ),
  );
  expect(html).toBe(
    '<merchant-checkout shop="12" offer-code="POINTS10" can-book-date="false" class="wide" links="{&quot;terms&quot;:&quot;https://a.pt/&quot;}"><a href="tel:1">Call</a></merchant-checkout>',
  );
});

test('no token, no detail of the customer and no handler shows in the markup', () => {
  const html = renderToString(
    createElement(MerchantCheckout, {
      token: 'secret',
      userId: '7',
      prefill: { name: 'Ana' },
      onReserved: () => undefined,
    }),
  );
  expect(html).toBe('<merchant-checkout></merchant-checkout>');
});
