import {
  consoleDuring,
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  mountCheckout,
  recordedRequests,
  shadow,
  whenIdle,
  untilEvent,
  untilRecorded,
  type CheckoutElement,
} from '../support/index.ts';

const BOOKING = { campaign: 101, 'reservation-type': 'normal', 'allow-guest-login': true };

const propertyOf = (element: CheckoutElement, name: string): unknown => Reflect.get(element, name);

const contentLanguage = (element: CheckoutElement) =>
  shadow(element).querySelector('[lang]')?.getAttribute('lang');

describe('attributes', () => {
  it('may name another campaign at run time: its flow restarts', async () => {
    const element = await mountCheckout(BOOKING);
    const step = untilEvent(element, 'step');

    element.setAttribute('campaign', '102');

    await step;
    const paths = (await recordedRequests()).map(({ path }) => path);
    expect(paths).to.include('/rest/v1/web/campaigns/102');
  });

  it('switch the language in place, and back to the page’s own when removed', async () => {
    const element = await mountCheckout(BOOKING);
    expect(contentLanguage(element)).to.equal('pt-PT');

    element.setAttribute('lang', 'es');
    await whenIdle(() => contentLanguage(element) === 'es-ES');
    element.removeAttribute('lang');
    await whenIdle(() => contentLanguage(element) === 'pt-PT');
  });

  it('load each answer once: a language switch asks for the merchant’s texts alone', async () => {
    const pathsNow = async () => (await recordedRequests()).map(({ path }) => path).sort();
    const texts = '/rest/v1/web/campaigns/101';
    const element = await mountCheckout(BOOKING);
    const before = await pathsNow();
    expect(before).to.include(texts);
    expect(before).to.deep.equal([...new Set(before)]);

    element.setAttribute('lang', 'en');
    await whenIdle(() => contentLanguage(element) === 'en');
    await untilRecorded({ path: texts }, { count: 2 });

    expect(await pathsNow()).to.deep.equal([...before, texts].sort());
  });

  const booleans: [value: string | null, means: boolean][] = [
    [null, false],
    ['', true],
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ];
  for (const [value, means] of booleans) {
    it(`take ${value === null ? 'absence' : `"${value}"`} as ${means} for a boolean`, async () => {
      await loadCheckout();
      const element = createCheckout();
      if (value !== null) element.setAttribute('allow-guest-login', value);
      expect(propertyOf(element, 'allowGuestLogin')).to.equal(means);
    });
  }

  it('restore the default when removed, also where the default is true', async () => {
    await loadCheckout();
    const element = createCheckout({ 'can-book-date': 'false' });
    expect(propertyOf(element, 'canBookDate')).to.equal(false);
    element.removeAttribute('can-book-date');
    expect(propertyOf(element, 'canBookDate')).to.equal(true);
  });

  const badValues: [attribute: string, value: string, property: string, inUse: unknown][] = [
    ['entity', '../1', 'entity', '1'],
    ['reservation-type', 'luxury', 'reservationType', null],
    ['default-view', 'menu', 'defaultView', null],
    ['show-close', 'maybe', 'showClose', false],
    ['theme', 'purple', 'theme', 'auto'],
    ['mode', 'popup', 'mode', 'inline'],
    ['time-zone', 'Mars/Olympus', 'timeZone', 'Europe/Lisbon'],
    ['lang', 'klingon', 'lang', 'klingon'],
    ['prefill', '{"name":', 'prefill', {}],
    ['links', '["https://example.com"]', 'links', {}],
    ['parent-origin', '*', 'parentOrigin', null],
    ['idempotency', 'always', 'idempotency', 'off'],
  ];
  for (const [attribute, value, property, inUse] of badValues) {
    it(`warn once of ${attribute}="${value}", emit an error, and use the default`, async () => {
      await loadCheckout();
      const receivedEvents = hearEvents();
      const error = untilEvent(document, 'error');
      const warnings = await consoleDuring(async () => {
        const element = await mountCheckout({ ...BOOKING, [attribute]: value });
        expect(propertyOf(element, property)).to.deep.equal(inUse);
        await error;
      });
      expect(warnings.filter((line) => line.includes(`"${attribute}"`))).to.have.length(1);
      const errors = receivedEvents.filter(({ name }) => name === 'error');
      expect(errors).to.have.length(1);
      expect(errors[0]?.detail).to.include({ code: 'config', status: null });
      expect(receivedEvents.map(({ name }) => name)).to.include('ready');
    });
  }

  const fatalValues: [attribute: string, value: string][] = [
    ['middleware', 'data:text/html,hello'],
    ['middleware', 'http://example.com'],
    ['middleware', 'ftp://example.com'],
    ['middleware', '//'],
    ['cart-items', '{"id":1}'],
    ['cart-items', '[{"id":1,"qty":null}]'],
    ['cart', '..'],
  ];
  for (const [attribute, value] of fatalValues) {
    it(`show the fallback and send nothing for ${attribute}="${value}"`, async () => {
      await loadCheckout();
      const receivedEvents = hearEvents();
      const element = createCheckout(
        { ...BOOKING, [attribute]: value },
        '<a href="tel:+351">Ligar</a>',
      );
      const error = untilEvent(document, 'error');
      await consoleDuring(async () => {
        document.body.append(element);
        expect(await error).to.include({ code: 'config' });
      });
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
      expect(await recordedRequests()).to.deep.equal([]);
      expect(receivedEvents.map(({ name }) => name)).to.deep.equal(['error']);
    });
  }

  it('hold no token that was given as a property, nor does anything else that a page can read', async () => {
    await loadCheckout();
    const element = createCheckout(BOOKING);
    Reflect.set(element, 'userId', 1001);
    Reflect.set(element, 'token', 'token-ana');
    document.body.append(element);
    await element.ready;

    const [profile] = await recordedRequests({ path: '/rest/client/profile/1001' });
    expect(profile?.query).to.include({ token: 'token-ana' });
    const places = {
      page: document.documentElement.outerHTML,
      checkout: shadow(element).innerHTML,
      storage: JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))),
      address: location.href,
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text, place).not.to.include('token-ana');
    }
  });

  it('name the campaign and the entity that the server refuses, in one warning', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, campaign: 999, entity: 7 });
    const error = untilEvent(document, 'error');
    const warnings = await consoleDuring(async () => {
      document.body.append(element);
      await error;
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include('campaign="999", entity="7"');
    expect(await error).to.include({ status: 404 });
  });

  it('that close an offer are reported as a config error which names them', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, 'can-book-date': 'false' });
    const error = untilEvent(document, 'error');
    const warnings = await consoleDuring(async () => {
      document.body.append(element);
      await error;
    });
    expect(warnings.filter((line) => line.includes('can-book-date="false"'))).to.have.length(1);
    expect(await error).to.include({ code: 'config', status: null });
  });
});
