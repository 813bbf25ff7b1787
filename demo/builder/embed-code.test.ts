import { expect, test } from 'vitest';

import { EMBED_FORMATS, type BuiltElement } from './embed-code.ts';

const ORIGIN = 'https://cdn.example.pt';

function built(over: Partial<BuiltElement> = {}): BuiltElement {
  return {
    attributes: { shop: '1', campaign: '101', 'allow-guest-login': true },
    look: {},
    phone: '+351 210 000 000',
    buttonText: 'Reservar',
    ...over,
  };
}

test('HTML: script, room and element, with a telephone for when nothing can be shown', () => {
  expect(EMBED_FORMATS.HTML(built(), ORIGIN)).toBe(
    `<script type="module" src="https://cdn.example.pt/merchant-checkout.js"></script>
<style>
  merchant-checkout:not(:defined) { display: block; min-height: 720px; }
</style>
<merchant-checkout shop="1" campaign="101" allow-guest-login><a href="tel:+351210000000">+351210000000</a></merchant-checkout>`,
  );
});

test('HTML: a dialog comes with the button that opens it, and no room is kept', () => {
  const code = EMBED_FORMATS.HTML(built({ attributes: { mode: 'modal' }, phone: '' }), ORIGIN);
  expect(code).toContain('<button type="button" data-merchant-checkout-open="#checkout">Reservar');
  expect(code).toContain('<merchant-checkout id="checkout" mode="modal"></merchant-checkout>');
  expect(code).not.toContain('<style>');
});

test('HTML: a look that was changed is a rule of the page', () => {
  const code = EMBED_FORMATS.HTML(built({ look: { '--mc-primary': '#123456' } }), ORIGIN);
  expect(code).toContain('merchant-checkout { --mc-primary: #123456; }');
});

test('a value that would end an attribute, a shortcode or a text ends nothing', () => {
  const attributes = { shop: `1"]'><script>` };
  expect(EMBED_FORMATS.HTML(built({ attributes }), ORIGIN)).toContain(
    `shop="1&quot;]'&gt;&lt;script&gt;"`,
  );
  expect(EMBED_FORMATS.WordPress(built({ attributes }))).toContain(`shop="1'><script>"]`);
  expect(EMBED_FORMATS.Twig(built({ attributes }), ORIGIN)).toContain(`'1"]\\'><script>'`);
});

test('WordPress: one shortcode around the fallback', () => {
  expect(EMBED_FORMATS.WordPress(built())).toBe(
    '[merchant_checkout shop="1" campaign="101" allow-guest-login]<a href="tel:+351210000000">+351210000000</a>[/merchant_checkout]',
  );
});

test('WordPress and Twig: the look comes along, the room only where no plugin keeps it', () => {
  const look = { '--mc-primary': '#123456' };
  const rule = 'merchant-checkout { --mc-primary: #123456; }';
  const wordpress = EMBED_FORMATS.WordPress(built({ look }));
  expect(wordpress).toContain(rule);
  expect(wordpress).not.toContain('min-height');
  expect(EMBED_FORMATS.Twig(built({ look }), ORIGIN)).toContain(rule);
  expect(EMBED_FORMATS.Twig(built(), ORIGIN)).toContain('min-height: 720px');
});

test('WordPress: no session, which the shortcode does not take', () => {
  const code = EMBED_FORMATS.WordPress(
    built({ attributes: { products: true, 'session-id': 'a' } }),
  );
  expect(code).toContain('[merchant_checkout products]');
});

test.each([['reservation-type', 'normal'] as const, ['service', '201'] as const])(
  'a page that opens at a booking form (%s) keeps its room',
  (name, value) => {
    const { attributes } = built();
    const html = EMBED_FORMATS.HTML(
      built({ attributes: { ...attributes, [name]: value } }),
      ORIGIN,
    );
    expect(html).toContain('min-height: 1080px;');
  },
);
