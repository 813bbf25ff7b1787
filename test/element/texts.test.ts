import {
  choose,
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  isOneFile,
  loadCheckout,
  mountCheckout,
  shadow,
  untilRole,
  type CheckoutElement,
} from '../support/index.ts';

const BOOKING = { campaign: 101, 'reservation-type': 'normal', lang: 'pt' };
const TITLE = 'choice.title.dateTime';

const setTexts = (element: CheckoutElement, texts: unknown) => Reflect.set(element, 'texts', texts);

/** The first heading that a customer sees in an element. */
async function firstTitle(element: CheckoutElement): Promise<string> {
  document.body.append(element);
  let first = '';
  const watcher = new MutationObserver(() => {
    first ||= shadow(element).querySelector('h1, h2')?.textContent ?? '';
  });
  watcher.observe(shadow(element), { subtree: true, childList: true, characterData: true });
  await element.ready;
  watcher.disconnect();
  return first;
}

describe('texts', () => {
  it('set before the script has loaded shows from the first paint on', async () => {
    const element = createCheckout(BOOKING);
    setTexts(element, { pt: { [TITLE]: 'Quando vens à tasca?' } });
    await loadCheckout();
    expect(await firstTitle(element)).to.equal('Quando vens à tasca?');
  });

  if (!isOneFile) {
  }

  it('changes at once, by language, in both registers, and is undone by null', async () => {
    const element = await mountCheckout(BOOKING);
    await untilRole(element, 'heading', 'Escolhe o dia e a hora');
    setTexts(element, {
      'pt-PT': { [TITLE]: 'Quando vens?' },
      es: { [TITLE]: '¿Cuándo vienes?' },
    });
    await untilRole(element, 'heading', 'Quando vens?');
    element.setAttribute('address', 'formal');
    await untilRole(element, 'heading', 'Quando vens?');
    choose(await untilRole(element, 'combobox', /Idioma/), 'es_ES');
    await untilRole(element, 'heading', '¿Cuándo vienes?');
    setTexts(element, null);
    await untilRole(element, 'heading', 'Elija el día y la hora');
  });

  it('shows markup as the characters that it is made of', async () => {
    const element = await mountCheckout(BOOKING);
    setTexts(element, { pt: { [TITLE]: '<img src=x onerror=alert(1)> agora' } });
    await untilRole(element, 'heading', '<img src=x onerror=alert(1)> agora');
  });

  it('leaves out what it cannot use, with one warning and one error each', async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (...parts: unknown[]) => void warnings.push(parts.join(' '));
    try {
      const element = await mountCheckout(BOOKING);
      const receivedEvents = hearEvents(element);
      setTexts(element, {
        xx: { [TITLE]: 'a' },
        pt: {
          'no.such.id': 'b',
          'common.continue': 5,
          'banner.people': '{n} pessoas',
          [TITLE]: 'Quando vens?',
        },
      });
      await untilRole(element, 'heading', 'Quando vens?');
      const said = warnings.filter((text) => text.includes('"texts"'));
      const named = ['"xx"', '"no.such.id"', '"common.continue"', '"banner.people"'];
      expect(said.length).to.equal(named.length);
      for (const [index, name] of named.entries()) expect(said[index]).to.contain(name);
      const errors = receivedEvents.filter(({ name }) => name === 'error');
      expect(errors.map(({ detail }) => detail['code'])).to.deep.equal(named.map(() => 'config'));
    } finally {
      console.warn = warn;
    }
  });
});
