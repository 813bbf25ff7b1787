import {
  afterEach,
  byRole,
  choose,
  dayOf,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setViewport,
  shownText,
  untilRole,
  valueOf,
  whenIdle,
  type Language,
} from '../support/index.ts';
import { bookAsGuest, walkOfType, type OfferType } from './booking-walks.ts';
import { sentBookings } from './requests.ts';
import {
  ANA,
  chooseSlot,
  click,
  field,
  fillContact,
  GUEST,
  oneFreeSlot,
  startWalk,
  untilStep,
  type Walk,
} from './walk.ts';
import { WORDS } from './words.ts';
import { CODES, contentLanguage, LANGUAGES, TAGS } from './languages-walks.ts';

/** Every type once, and each further language twice. */
const IN_LANGUAGE: readonly [OfferType, Language][] = [
  [2, 'es'],
  [6, 'es'],
  [1, 'en'],
  [3, 'en'],
];

describe('in each language', () => {
  for (const [type, language] of IN_LANGUAGE) {
    it(`a guest books an offer of type ${type} in "${language}"`, async () => {
      const booking = walkOfType(type);
      const walk = await startWalk({ ...GUEST, campaign: booking.campaign }, language);
      await bookAsGuest(walk, booking);
      expect(contentLanguage(walk)).to.equal(TAGS[language]);
      const [request] = await sentBookings();
      expect(request?.query).to.include({ language: CODES[language] });
      expect(request?.body).to.have.nested.property('userInformation.language', CODES[language]);

      for (const other of [language, ...LANGUAGES]) {
        choose(byRole(walk.element, 'combobox'), CODES[other]);
        await untilRole(walk.element, 'heading', WORDS[other].successTitles[type]);
      }
    });
  }
});

describe('in a language that the platform does not speak', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('a signed-in customer’s booking names English in its header too', async () => {
    const booking = walkOfType(1);
    const walk = await startWalk({ ...ANA, ...GUEST, campaign: booking.campaign }, 'de');
    await chooseSlot(walk, await oneFreeSlot(booking.campaign, booking.people));
    await untilStep(walk, 'confirm');
    await click(walk, WORDS.de.submit);
    await untilStep(walk, 'success');
    const [sent] = await sentBookings();
    expect(sent?.headers).to.include({ 'x-user-language': 'en_EN' });
  });
});

describe('the language picker', () => {
  it('changes the language in place: what was chosen and typed stays', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const slot = await oneFreeSlot(101, 2);
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, 'Adicionar nota');
    fill(await untilRole(walk.element, 'textbox', /^Notas para /), 'Janela');
    const calls = (await recordedRequests()).length;

    choose(byRole(walk.element, 'combobox', 'Idioma'), 'es_ES');
    await untilRole(walk.element, 'heading', 'Tus datos');
    const spanish: Walk = { ...walk, words: WORDS.es, language: 'es' };
    expect(contentLanguage(walk)).to.equal('es-ES');
    expect(valueOf(await field(spanish, 'Nombre'))).to.equal('Rui Manuel Costa');
    expect(valueOf(await field(spanish, 'Correo electrónico'))).to.equal('rui@example.com');
    expect(valueOf(await untilRole(walk.element, 'textbox', /^Notas para /))).to.equal('Janela');
    // The merchant's own texts are read again, in the language that is shown, and nothing else is.
    await whenIdle(() => shownText(walk.element).includes('Menú de la Luna'));
    const [reread, ...others] = (await recordedRequests()).slice(calls);
    expect(reread?.path).to.match(/\/campaigns\/101$/);
    expect(reread?.query).to.include({ language: 'es_ES' });
    expect(others).to.have.length(0);

    choose(byRole(walk.element, 'combobox', 'Idioma'), 'en_EN');
    await untilRole(walk.element, 'heading', 'Your details');
    (await untilRole(walk.element, 'button', 'Continue')).click();
    await untilStep(walk, 'confirm');
    const day = dayOf(slot, 'en').replaceAll('\u00A0', ' ');
    expect(shownText(walk.element).toLowerCase()).to.include(day.toLowerCase());
    (await untilRole(walk.element, 'button', WORDS.en.submit)).click();
    await untilStep(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.query).to.include({ language: 'en_EN' });
  });
});
