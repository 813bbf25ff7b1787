import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  countItems,
  createMenuSearch,
  isOrderable,
  itemsById,
  menuSections,
} from './menu-rules.ts';
import type { MenuItem, PriceList } from './shop.ts';

function anItem(changes: Partial<MenuItem> = {}): MenuItem {
  return {
    id: '1',
    name: 'Açorda de cogumelos',
    description: 'Com coentros',
    priceCents: 1240,
    currency: 'EUR',
    takeawayDeliveryAvailable: true,
    status: 'active',
    ...changes,
  };
}

const MENU: PriceList = {
  sections: [
    {
      id: 's1',
      name: 'Da terra',
      items: [anItem(), anItem({ id: '2', name: 'Cozido', status: 'inactive' })],
    },
    { id: 's2', name: 'Sazonal', items: [anItem({ id: '3', status: 'inactive' })] },
    {
      id: 's3',
      name: 'Do mar',
      items: [anItem({ id: '4', name: 'Bacalhau à Brás', takeawayDeliveryAvailable: false })],
    },
  ],
};

const namesOf = (sections: PriceList['sections']) =>
  sections.flatMap((section) => section.items.map((item) => item.name));

describe('the menu', () => {
  it('"only items with status active, grouped by section", and no empty section', () => {
    const sections = menuSections(MENU);
    expect(sections.map((section) => section.name)).toEqual(['Da terra', 'Do mar']);
    expect(namesOf(sections)).toEqual(['Açorda de cogumelos', 'Bacalhau à Brás']);
  });

  it('of a shop without a price list is empty', () => {
    expect(menuSections(null)).toEqual([]);
    expect(itemsById(null).size).toBe(0);
  });

  it.each([
    [{}, true],
    [{ status: 'ACTIVE' }, true],
    [{ status: 'inactive' }, false],
    [{ takeawayDeliveryAvailable: false }, false],
  ])('lets an item with %o be ordered: %s', (changes, orderable) =>
    expect(isOrderable(anItem(changes))).toBe(orderable),
  );

  it('to read only has no orderable items', () => {
    expect(isOrderable(anItem(), 'read')).toBe(false);
  });

  it('keeps the first of two items with one id', () => {
    const twice = [anItem({ name: 'first' }), anItem({ name: 'second' })];
    const list = { sections: [{ id: 's', name: '', items: twice }] };
    expect(itemsById(list).get('1')?.name).toBe('first');
  });
});

describe('a search in the menu', () => {
  const search = createMenuSearch(menuSections(MENU));

  it.each([
    ['acorda', ['Açorda de cogumelos']],
    ['BRAS bacalhau', ['Bacalhau à Brás']],
    ['coentros cogumelos', ['Açorda de cogumelos']],
    ['mar', ['Bacalhau à Brás']],
    ['cozido', []],
  ])('for "%s" finds %o', (query, names) => expect(namesOf(search(query))).toEqual(names));

  it('keeps the same sections for a blank query', () => {
    const sections = menuSections(MENU);
    expect(createMenuSearch(sections)('  ')).toBe(sections);
  });

  it('finds only items of the menu, and fewer with more words', () => {
    const letters = fc.constantFrom('a', 'c', 'ó', 'b', 'r', ' ');
    const texts = fc.array(letters, { maxLength: 6 }).map((each) => each.join(''));
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const found = countItems(search(one));
        expect(found).toBeLessThanOrEqual(countItems(menuSections(MENU)));
        expect(countItems(search(`${one} ${other}`))).toBeLessThanOrEqual(found);
      }),
    );
  });
});
