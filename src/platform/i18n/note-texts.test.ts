import { expect, test } from 'vitest';

import contactDe from '../../../locales/de_DE/contact.json' with { type: 'json' };
import contactFr from '../../../locales/fr_FR/contact.json' with { type: 'json' };

test.each([
  ['de_DE', contactDe, 'anmerkung'],
  // In a restaurant, "une note" is the bill.
  ['fr_FR', contactFr, 'remarque'],
] as const)('the button in %s names what the field below it is called', (_, texts, word) => {
  expect(texts['contact.notes'].toLowerCase()).toContain(word);
  expect(texts['contact.addNote'].toLowerCase()).toContain(word);
});
