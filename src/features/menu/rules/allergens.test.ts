import { describe, expect, it } from 'vitest';

import type { MenuItem, PriceListSection } from '../../offer/rules/shop.ts';
import { aMenuItem } from '../../../../test/support/state/fake-shop.ts';
import { allergensOf, chooseAllergen, withoutAllergens, wordsOfChosen } from './allergens.ts';

const dish = (id: string, allergens?: readonly string[]): MenuItem =>
  aMenuItem(id, allergens ? { allergens } : {});

const MENU: readonly PriceListSection[] = [
  { id: '1', name: 'Entradas', items: [dish('1', ['Glúten', 'ovos']), dish('2'), dish('3', [])] },
  { id: '2', name: 'Pratos', items: [dish('4', ['peixe']), dish('5', ['leite', 'GLUTEN'])] },
];

const ids = (sections: readonly PriceListSection[]) =>
  sections.map(({ items }) => items.map(({ id }) => id));

it('the allergens to choose from are those that the dishes name, each once, by the alphabet', () => {
  expect(allergensOf(MENU)).toEqual(['Glúten', 'leite', 'ovos', 'peixe']);
  expect(allergensOf([])).toEqual([]);
  expect(allergensOf([{ id: '1', name: '', items: [dish('1', [' ']), dish('2')] }])).toEqual([]);
});

it('accents and capitals do not change the order of allergens', () => {
  const menu = [{ id: '1', name: '', items: [dish('1', ['soja', 'Árvores', 'ovos', 'âmbar'])] }];
  expect(allergensOf(menu)).toEqual(['âmbar', 'Árvores', 'ovos', 'soja']);
});

describe('a menu without an allergen', () => {
  it('has the dishes that name what they contain, and apart those that say nothing', () => {
    const { free, unsaid } = withoutAllergens(MENU, ['glúten']);
    expect(ids(free)).toEqual([['4']]);
    expect(unsaid.map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('leaves out what names any of several', () => {
    expect(ids(withoutAllergens(MENU, ['Peixe', 'leite']).free)).toEqual([['1']]);
    expect(ids(withoutAllergens(MENU, ['Peixe', 'glúten']).free)).toEqual([]);
  });

  it.each([
    ['a trace', 'pode conter glúten', 'glúten'],
    ['a kind', 'frutos de casca rija (amêndoa)', 'frutos de casca rija'],
    ['the whole of which it is a kind', 'frutos de casca rija', 'frutos de casca rija (amêndoa)'],
    ['another form of the word', 'ovos', 'ovo'],
  ])('leaves out a dish that names %s', (_, named, excluded) => {
    const menu = [{ id: '1', name: '', items: [dish('1', [named])] }];
    expect(withoutAllergens(menu, [excluded])).toEqual({ free: [], unsaid: [] });
  });

  it('shows apart a dish whose only allergen is a blank', () => {
    const menu = [{ id: '1', name: '', items: [dish('1', [' ']), dish('2', ['peixe'])] }];
    const { free, unsaid } = withoutAllergens(menu, ['glúten']);
    expect([ids(free), unsaid.map(({ id }) => id)]).toEqual([[['2']], ['1']]);
  });

  it('is the whole menu where nothing is excluded', () =>
    expect(withoutAllergens(MENU, [])).toEqual({ free: MENU, unsaid: [] }));
});

describe('a chosen allergen in a menu that comes again', () => {
  const words = (menu: readonly PriceListSection[], name: string) =>
    wordsOfChosen(menu, allergensOf(menu), chooseAllergen(MENU, name));
  const english = (gluten: string) => [
    { id: '1', name: 'Starters', items: [dish('1', [gluten, 'eggs']), dish('2'), dish('3', [])] },
    { id: '2', name: 'Mains', items: [dish('4', ['fish']), dish('5', ['milk', gluten])] },
  ];

  it('has the same word in another spelling', () =>
    expect(words(english('Gluten'), 'Glúten')).toEqual(['Gluten']));

  it('has the word that the same dishes name, where it is another one', () => {
    expect(words(english('wheat'), 'Glúten')).toEqual(['wheat']);
    expect(words(english('wheat'), 'leite')).toEqual(['milk']);
  });

  it('has none where no such dish is on the menu', () =>
    expect(words([{ id: '1', name: '', items: [dish('9', ['fish'])] }], 'Glúten')).toEqual([]));
});
