import { expect, test } from 'vitest';
import { catalogTexts } from '../../../test/support/catalog-texts.ts';

test.each([
  ['de_DE', catalogTexts('de_DE'), 'anmerkung'],
  // In a restaurant, "une note" is the bill.
  ['fr_FR', catalogTexts('fr_FR'), 'remarque'],
] as const)('the button in %s names what the field below it is called', (_, texts, word) => {
  expect(texts['contact.notes'].toLowerCase()).toContain(word);
  expect(texts['contact.addNote'].toLowerCase()).toContain(word);
});
