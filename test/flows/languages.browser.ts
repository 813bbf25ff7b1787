import {
  afterEach,
  describe,
  elementsBelow,
  expect,
  it,
  overflowOf,
  recordedRequests,
  setViewport,
  untilRole,
  type Language,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { sentBookings } from './requests.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';
import { WORDS } from './words.ts';
import { CODES, contentLanguage, LANGUAGES, TAGS } from './languages-walks.ts';

/** The rooms whose texts a booking shows. */
const BOOKING_ROOMS = ['app', 'booking', 'confirmation', 'contact', 'offer'];

async function catalogOf(language: Language): Promise<Readonly<Record<string, string>>> {
  const rooms = BOOKING_ROOMS.map(async (room): Promise<Record<string, string>> => {
    const response = await fetch(`/locales/${CODES[language]}/${room}.json`);
    return response.json();
  });
  return Object.assign({}, ...(await Promise.all(rooms)));
}

/** The texts of the catalogs that a language does not share: those of the others, and the keys themselves. */
async function foreignTexts(language: Language): Promise<ReadonlySet<string>> {
  const own = await catalogOf(language);
  const others = await Promise.all(
    LANGUAGES.filter((each) => each !== language).map((each) => catalogOf(each)),
  );
  const owned = new Set(Object.values(own));
  const foreign = [...Object.keys(own), ...others.flatMap((each) => Object.values(each))];
  return new Set(foreign.filter((text) => !owned.has(text)));
}

/** The element's visible texts and accessible names, one by one. */
function shownPieces({ element }: Walk): readonly string[] {
  return [...elementsBelow(element)]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [
      ...(each.childElementCount === 0 ? [each.textContent.trim()] : []),
      each.getAttribute('aria-label') ?? '',
    ])
    .filter((text) => text !== '');
}

/** Content that does not fit a phone. */
async function overflowOnPhones({ element }: Walk): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [320, 360]) {
    await setViewport({ width, height: 720 });
    found.push(...overflowOf(element).map((each) => `${width} px: ${each}`));
  }
  return found;
}

describe('in a language that the platform does not speak', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const language of ['fr', 'de'] as const) {
    it(`a guest books a table in "${language}": no other language shows, and everything fits a phone`, async () => {
      const booking = walkOfType(1);
      const foreign = await foreignTexts(language);
      const walk = await startWalk({ ...GUEST, campaign: booking.campaign }, language);
      const faults: Record<string, readonly string[]> = {};
      await bookAsGuest(walk, booking, async (step) => {
        expect(contentLanguage(walk)).to.equal(TAGS[language]);
        const pieces = shownPieces(walk);
        expect(pieces.length).to.be.above(0);
        faults[step] = [
          ...pieces.filter((piece) => foreign.has(piece)),
          ...(await overflowOnPhones(walk)),
        ];
      });
      await untilRole(walk.element, 'heading', WORDS[language].successTitles[1]);
      expect(faults).to.deep.equal(Object.fromEntries(booking.steps.map((step) => [step, []])));

      const [sent] = await sentBookings();
      expect(sent?.body).to.have.nested.property('userInformation.language', 'en_EN');
      const asked = (await recordedRequests()).flatMap(({ query }) => query['language'] ?? []);
      expect(new Set(asked)).to.deep.equal(new Set(['en_EN']));
    });
  }
});
