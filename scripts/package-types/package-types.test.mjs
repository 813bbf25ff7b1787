import { expect, test } from 'vitest';

import { declarationFile } from './declaration-file.mjs';
import { customElements, htmlCustomData, webTypes } from './manifests.mjs';
import { typedApi } from './typed-api.mjs';

const api = typedApi();

test('the declaration file imports nothing and names every public type', () => {
  const text = declarationFile(api);
  expect(text).not.toMatch(/\bimport\b/);
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining([
      'MerchantCheckoutElement',
      'MerchantCheckoutAttributes',
      'MerchantCheckoutProperties',
      'CheckoutEventMap',
      'CheckoutEventDetails',
      'CartItemRequest',
      'ErrorCode',
      'PageCallback',
      'Prefill',
    ]),
  );
});

test('an attribute has its words, a property its type, both their sentence', () => {
  const text = declarationFile(api);
  expect(text).toContain(
    "/** `normal` or `smart`: skips the choice between the two. */\n  'reservation-type'?: 'normal' | 'smart' | null | undefined;",
  );
  expect(text).toMatch(/ cartItems: .*readonly CartItemRequest\[\]/);
  expect(text).toContain('setCart(items: readonly CartItemRequest[]): void;');
});

test('the manifest describes the element that the module defines', () => {
  const [module] = customElements(api).modules;
  const [element] = module.declarations;
  expect(module).toMatchObject({
    path: 'dist/merchant-checkout.js',
    exports: [{ kind: 'custom-element-definition', name: 'merchant-checkout' }],
  });
  expect(element.attributes).toContainEqual({
    name: 'offer-code',
    type: { text: 'string | number | null | undefined' },
    description: "The campaign's offer code, in place of its id.",
    fieldName: 'offerCode',
  });
  expect(element.events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['merchant-checkout:reserved', 'merchant-checkout-reserved']),
  );
  expect(element.members.find(({ name }) => name === 'goTo')).toMatchObject({
    parameters: [{ name: 'flow', type: { text: 'FlowType' } }],
    return: { type: { text: 'void' } },
  });
  expect(element.cssParts.map(({ name }) => name)).toContain('button');
  expect(element.cssProperties.map(({ name }) => name)).toContain('--mc-primary');
});

test('what is a property only is no attribute of any list', () => {
  expect(declarationFile(api)).toMatch(/ texts: TextsByLanguage \| null;/);
  expect(declarationFile(api)).not.toMatch(/ texts\?:/);
  const [{ attributes, members }] = customElements(api).modules[0].declarations;
  const [element] = webTypes(api, '1.2.3').contributions.html.elements;
  for (const rows of [attributes, htmlCustomData(api).tags[0].attributes, element.attributes])
    expect(rows.map(({ name }) => name)).not.toContain('texts');
  expect(members.find(({ name }) => name === 'texts')).not.toHaveProperty('attribute');
  expect(element.js.properties.map(({ name }) => name)).toContain('texts');
});

test("editors complete an attribute's words and its booleans", () => {
  const [vscode] = htmlCustomData(api).tags;
  const find = (rows, wanted) => rows.find(({ name }) => name === wanted);
  expect(find(vscode.attributes, 'mode').values.map(({ name }) => name)).toEqual([
    'inline',
    'modal',
    'button',
    'times',
  ]);
  expect(find(vscode.attributes, 'menu').valueSet).toBe('v');
  const [jetbrains] = webTypes(api, '1.2.3').contributions.html.elements;
  expect(find(jetbrains.attributes, 'mode').value.type).toBe(
    "'inline' | 'modal' | 'button' | 'times'",
  );
  expect(find(jetbrains.attributes, 'menu').value.type).toBe('boolean');
});
