import {
  allByRole,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  mountCheckout,
  recordedRequests,
  resetSandbox,
  setFault,
  shownText,
  untilEvent,
  untilRole,
  untilText,
  whenIdle,
  type Attributes,
  type Fault,
} from '../support/index.ts';
import { CAMPAIGN, OFFER, startInVain } from './start-faults-walks.ts';

describe('when the offer cannot be loaded', () => {
  const answers: [what: string, fault: Omit<Fault, 'match'>][] = [
    ['an error page in HTML', { status: 500, body: '<html><h1>Oops</h1></html>' }],
    ['half a JSON text', { status: 200, body: '{"campaignView": {' }],
    ['an empty answer', { status: 200, body: '' }],
    ['a JSON text of something else', { status: 200, body: { hello: 'world' } }],
  ];
  for (const [what, fault] of answers) {
    it(`${what}: one sentence, and trying again works`, async () => {
      await setFault({ match: CAMPAIGN, ...fault });
      const element = await startInVain(OFFER);
      const again = await untilRole(element, 'button', 'Tentar de novo');
      await untilText(element, 'Ocorreu um erro. Por favor tenta de novo.');
      expect(shownText(element)).not.to.match(/Oops|JSON|undefined|campaignView/);
      await resetSandbox();
      const ready = untilEvent(element, 'ready');
      again.click();
      expect(await ready).to.deep.equal({ flow: 'booking_voucher' });
    });
  }

  for (const [lang, message] of [
    ['es', 'Ha ocurrido un error. Por favor inténtalo de nuevo.'],
    ['en', 'An error occurred. Please try again.'],
  ] as const) {
    it(`an error page in HTML gives a message in "${lang}"`, async () => {
      await setFault({ match: CAMPAIGN, ...answers[0]![1] });
      const element = await startInVain({ ...OFFER, lang });
      await whenIdle(() => shownText(element).includes(message), { what: message });
    });
  }

  it('a dropped connection: reads are tried again, at most twice', async () => {
    await setFault({ match: CAMPAIGN, drop: true });
    const element = await startInVain(OFFER);
    await whenIdle(() => shownText(element).includes('Não conseguimos contactar o servidor.'));
    const calls = await recordedRequests({ path: CAMPAIGN });
    expect(calls).to.have.length(3);
  });

  it('a busy server that recovers is not noticed', async () => {
    await setFault({ match: CAMPAIGN, status: 503, times: 2 });
    const element = await mountCheckout(OFFER);
    await untilRole(element, 'grid');
    expect(await recordedRequests({ path: CAMPAIGN })).to.have.length(3);
  });

  const refusals: [what: string, attributes: Attributes, message: RegExp][] = [
    ['an unknown offer', { campaign: 999 }, /Não encontrámos esta oferta/],
    ['an offer that has ended', { campaign: 112 }, /Esta oferta não está disponível/],
    ['a page that names no offer', { campaign: false }, /Falta indicar o que se pode reservar/],
  ];
  for (const [what, attributes, message] of refusals) {
    it(`${what} gives one message, without a button that cannot help`, async () => {
      const element = await startInVain({ ...OFFER, ...attributes });
      await whenIdle(() => message.test(shownText(element)), { what: String(message) });
      expect(allByRole(element, 'button', 'Tentar de novo')).to.deep.equal([]);
    });
  }

  it('an offer of a blocked merchant shows that nothing can be booked, and whom to call', async () => {
    await loadCheckout();
    const element = createCheckout({ ...OFFER, campaign: 113 });
    document.body.append(element);
    await whenIdle(() => /Esta oferta não está disponível/.test(shownText(element)));
    expect(allByRole(element, 'grid')).to.deep.equal([]);
  });
});

describe('a title that holds HTML', () => {
  it('is read as text, above the calendar', async () => {
    const campaign = await (
      await fetch('/rest/v1/web/campaigns/101?language=pt_PT&entityId=1')
    ).text();
    const title = 'Menu da Lua: entrada, prato e sobremesa';
    const hostile = `<b>${title}</b><img src=x onerror=alert(1)>`;
    const body = JSON.parse(campaign.replace(title, hostile));
    await setFault({ match: 'GET /rest/v1/web/campaigns/101', status: 200, body });
    const element = await mountCheckout(OFFER);
    await untilText(element, hostile);
    await untilRole(element, 'grid');
    expect(element.shadowRoot?.querySelector('img[src="x"]')).to.equal(null);
  });
});
