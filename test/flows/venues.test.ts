import {
  activeElement,
  afterEach,
  allIdle,
  allByRole,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  fill,
  hearEvents,
  it,
  loadCheckout,
  recordedRequests,
  setFault,
  shownText,
  untilDrawn,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
  type Attributes,
} from '../support/index.ts';
import { realTime } from '../support/real-time.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { sentBookings } from './requests.ts';
import { reload, untilGone } from './saved-state-walks.ts';
import { click, field, fillContact, GUEST, oneFreeSlot, RUI } from './walk.ts';
import { payByWallet, untilWaiting, WALLET } from './voucher-walks.ts';
import { chooseSlot, startWalk, stepsOf, untilStep, type Walk } from './walk.ts';

const TABLE = walkOfType(1);

const ALFAMA = { name: 'Tasca de Alfama', shop: 1, campaign: TABLE.campaign, area: 'Lisboa' };
const FADO = { name: 'Sala de Fado', shop: 1, campaign: 102, area: 'Lisboa' };
const PORTO = { name: 'Massagem no Porto', shop: 2, service: 201, area: 'Porto' };

const listOf = (...venues: readonly object[]) =>
  ({ ...GUEST, venues: JSON.stringify(venues) }) as const;

const LIST = listOf(ALFAMA, FADO, PORTO);

const names = ({ element }: Walk) =>
  allByRole(element, 'heading')
    .slice(1)
    .map((each) => each.computedName);

const nextTimesOf = ({ element }: Walk) =>
  shownText(element).match(/Próximo horário livre: [^ ]+ \d\d:\d\d/g) ?? [];

const detailsOf = ({ receivedEvents }: Walk, event: string) =>
  receivedEvents.filter(({ name }) => name === event).map(({ detail }) => detail);

async function startList(attributes: Attributes = LIST): Promise<Walk> {
  const walk = await startWalk(attributes);
  await untilStep(walk, 'venues');
  return walk;
}

async function enter(walk: Walk, { name }: { name: string }, step: string): Promise<void> {
  await click(walk, `Escolher ${name}`);
  await untilStep(walk, step);
}

async function backToList(walk: Walk): Promise<void> {
  await click(walk, 'Voltar');
  await untilStep(walk, 'venues');
}

const { geolocation } = window.navigator;

/** Lets the page know where its visitor is, or refuses, some tasks later, as browsers do; counts how often it is asked. */
function visitorAt(coords: { latitude: number; longitude: number } | null): { asked: number } {
  const asking = { asked: 0 };
  const value = {
    getCurrentPosition(found: (position: unknown) => void, failed: (error: unknown) => void) {
      asking.asked += 1;
      realTime.setTimeout(() => (coords ? found({ coords }) : failed({ code: 1 })), 30);
    },
  };
  Object.defineProperty(window.navigator, 'geolocation', { configurable: true, value });
  return asking;
}

afterEach(() => {
  const value = geolocation;
  Object.defineProperty(window.navigator, 'geolocation', { configurable: true, value });
});

describe('a list of venues', () => {
  it('shows each venue below its area, with its address and its next free time', async () => {
    const walk = await startList();
    await whenIdle(() => nextTimesOf(walk).length === 3, { what: 'three free times' });
    expect(names(walk)).to.deep.equal(['Lisboa', ALFAMA.name, FADO.name, 'Porto', PORTO.name]);
    expect(shownText(walk.element)).to.match(/Tasca de Alfama Rua dos Remédios 123.+Lisboa/);
    expect(shownText(walk.element)).to.match(/Massagem no Porto Rua de Santa Catarina 312/);
    const listed = shownText(walk.element).match(/Sala de Fado.+?livre: [^ ]+ (\d\d:\d\d)/)?.[1];
    const times = createCheckout({ ...GUEST, lang: 'pt', mode: 'times', campaign: 102 });
    document.body.append(times);
    const first = () => times.shadowRoot?.querySelector('.times-time')?.textContent;
    await whenIdle(() => first(), { what: 'the times of mode="times"' });
    expect(listed).to.equal(first());
  });

  it('leads to the venue chosen; Back returns to the list, and another one is booked', async () => {
    const walk = await startList();
    await enter(walk, PORTO, 'booking');
    await backToList(walk);
    expect(activeElement()).to.have.property('computedName', `Escolher ${PORTO.name}`);
    await click(walk, `Escolher ${ALFAMA.name}`);
    await bookAsGuest(walk, TABLE);
    expect(stepsOf(walk)).to.deep.equal(['venues', 'booking', 'venues', ...TABLE.steps]);
    const [booking, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(booking?.body).to.deep.include({ campaignId: TABLE.campaign });
  });

  it('names the chosen venue in the detail of every event, and none while the list is shown', async () => {
    const walk = await startList();
    await enter(walk, PORTO, 'booking');
    await backToList(walk);
    await click(walk, `Escolher ${ALFAMA.name}`);
    await bookAsGuest(walk, TABLE);
    expect(detailsOf(walk, 'ready')).to.deep.equal([
      { flow: 'venue_listing' },
      { flow: 'service_and_reservation', venue: PORTO.name },
      { flow: 'venue_listing' },
      { flow: 'booking_voucher', venue: ALFAMA.name },
    ]);
    for (const name of ['submit', 'reserved']) {
      const [detail] = detailsOf(walk, name);
      expect(detail).to.include({ kind: 'booking', venue: ALFAMA.name });
    }
  });

  it('keeps typed contact details for the next venue, and nothing after a restart', async () => {
    const walk = await startList();
    const type = async () => {
      await chooseSlot(walk, await oneFreeSlot(TABLE.campaign, TABLE.people));
      await untilStep(walk, 'client-info');
    };
    const nameField = async () => valueOf(await field(walk, walk.words.name));
    await enter(walk, ALFAMA, 'choice');
    await type();
    await fillContact(walk);
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await backToList(walk);
    await enter(walk, ALFAMA, 'choice');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
    expect(await nameField()).to.equal(RUI.name);
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await backToList(walk);
    walk.element.restart();
    await untilStep(walk, 'venues');
    await enter(walk, ALFAMA, 'choice');
    await type();
    expect(await nameField()).to.equal('');
  });

  it('a reload lands in the chosen venue with what was chosen there; from the list, on the list', async () => {
    let walk = await startList();
    await enter(walk, ALFAMA, 'choice');
    await chooseSlot(walk, await oneFreeSlot(TABLE.campaign, TABLE.people));
    await untilStep(walk, 'client-info');
    walk = await reload(walk, LIST);
    await untilStep(walk, 'client-info');
    expect(detailsOf(walk, 'ready')).to.deep.equal([
      { flow: 'booking_voucher', venue: ALFAMA.name },
    ]);
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    await backToList(walk);
    walk = await reload(walk, LIST);
    await untilStep(walk, 'venues');
  });

  it('of two that sell the same, the chosen one is there after a reload, and has the focus on the list', async () => {
    const rooms = ['Sala', 'Esplanada'].map((name) => ({ ...ALFAMA, name }));
    const attributes = listOf(...rooms);
    let walk = await startList(attributes);
    await enter(walk, { name: 'Esplanada' }, 'choice');
    walk = await reload(walk, attributes);
    await untilStep(walk, 'choice');
    expect(detailsOf(walk, 'ready')).to.deep.equal([
      { flow: 'booking_voucher', venue: 'Esplanada' },
    ]);
    await backToList(walk);
    expect(activeElement()).to.have.property('computedName', 'Escolher Esplanada');
  });

  it('restart() returns to the list, goTo() too', async () => {
    const walk = await startList();
    await enter(walk, PORTO, 'booking');
    walk.element.restart();
    await untilStep(walk, 'venues');
    await enter(walk, PORTO, 'booking');
    walk.element.goTo('venue_listing');
    await untilStep(walk, 'venues');
    await enter(walk, ALFAMA, 'choice');
  });

  it('a venue whose calls fail shows no time, and can be chosen all the same', async () => {
    await setFault({ match: '/rest/campaign/schedule/102', status: 500, times: 1 });
    const walk = await startList();
    await whenIdle(() => nextTimesOf(walk).length === 2, { what: 'two free times' });
    expect(shownText(walk.element)).to.match(/Sala de Fado Rua dos Remédios 123.+Lisboa Escolher/);
    expect(detailsOf(walk, 'error')).to.deep.equal([]);
    await enter(walk, FADO, 'choice');
  });

  it('a venue that cannot be shown leads back to the list', async () => {
    const walk = await startList(listOf(ALFAMA, { name: 'Fechado', shop: 1, campaign: 112 }));
    await click(walk, 'Escolher Fechado');
    await click(walk, 'Escolher outro estabelecimento');
    await untilStep(walk, 'venues');
    await enter(walk, ALFAMA, 'choice');
  });

  it('asks for the people of prefill, and books with them', async () => {
    const walk = await startList({ ...LIST, prefill: '{"people": 3}' });
    await whenIdle(() => nextTimesOf(walk).length === 3, { what: 'three free times' });
    await click(walk, `Escolher ${ALFAMA.name}`);
    await bookAsGuest(walk, TABLE);
    const [booking] = await sentBookings();
    expect(booking?.body).to.include({ partySize: 3 });
  });
});

describe('the calls of a list of venues', () => {
  const { fetch } = globalThis;

  afterEach(() => {
    Object.assign(globalThis, { fetch });
    Object.assign(window, { fetch });
  });

  /** Holds the answers to the calls of campaigns back, until each is let go. */
  function holdCampaigns() {
    const out = new Map<string, () => void>();
    const aborted: string[] = [];
    const waiting = new Map<string, () => void>();
    const held: typeof fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(String(input), init);
      const id = /campaigns\/(\d+)$/.exec(new URL(request.url).pathname)?.[1];
      if (!id) return fetch(request);
      const letGo = new Promise<void>((resolve, reject) => {
        out.set(id, resolve);
        request.signal.addEventListener('abort', () => {
          aborted.push(id);
          reject(request.signal.reason as Error);
        });
      });
      waiting.get(id)?.();
      await letGo;
      out.delete(id);
      return fetch(request);
    };
    Object.assign(globalThis, { fetch: held });
    Object.assign(window, { fetch: held });
    /** Waits for the call of a campaign. */
    const untilCalled = (id: string) =>
      out.has(id) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(id, resolve));
    return { out, aborted, untilCalled };
  }

  const IDS = [101, 102, 103, 105, 106];
  const FIVE = listOf(...IDS.map((campaign) => ({ name: `Casa ${campaign}`, shop: 1, campaign })));

  it('are made for three venues at a time, and end with the element', async () => {
    const { out, aborted, untilCalled } = holdCampaigns();
    await loadCheckout();
    const element = createCheckout({ lang: 'pt', ...FIVE });
    document.body.append(element);
    await untilCalled('103');
    await untilDrawn();
    expect([...out.keys()]).to.deep.equal(['101', '102', '103']);
    out.get('102')?.();
    await untilCalled('105');
    await untilDrawn();
    expect([...out.keys()]).to.deep.equal(['101', '103', '105']);
    element.remove();
    await untilGone();
    expect(aborted).to.include.members(['101', '103', '105']);
    expect(out.has('106')).to.equal(false);
  });

  it('are not made again for a visit of half a minute', async () => {
    const walk = await startList(listOf(ALFAMA));
    await whenIdle(() => nextTimesOf(walk).length === 1, { what: 'a free time' });
    await enter(walk, ALFAMA, 'choice');
    const before = await recordedRequests({ path: '/campaign' });
    await backToList(walk);
    await whenIdle(() => nextTimesOf(walk).length === 1, { what: 'a free time' });
    expect(await recordedRequests({ path: '/campaign' })).to.have.length(before.length);
  });
});

describe('a long list of venues', () => {
  const MANY = ['Alfama', 'Baixa', 'Belém', 'Chiado', 'Estrela', 'Graça', 'Mouraria'].map(
    (area, index) => ({
      name: `Tasca ${index + 1}`,
      shop: 1,
      campaign: 101,
      area,
      latitude: 38.7 + index / 100,
      longitude: -9.13,
    }),
  );
  const SEARCHED = [...MANY, PORTO];

  it('is searched from eight on, by name, area and address', async () => {
    const short = await startList(listOf(...MANY));
    expect(allByRole(short.element, 'searchbox')).to.have.length(0);
    short.element.remove();
    const walk = await startList(listOf(...SEARCHED));
    await untilText(walk.element, 'Santa Catarina');
    const search = await untilRole(walk.element, 'searchbox', 'Procurar estabelecimento');
    for (const [query, found] of [
      ['graca', ['Tasca 6']],
      ['santa catarina', [PORTO.name]],
      ['baixa', ['Tasca 2']],
    ] as const) {
      fill(search, query);
      await whenIdle(() => names(walk).join() === found.join(), { what: `found by ${query}` });
      expect(shownText(walk.element)).to.include('1 estabelecimento');
    }
    fill(search, 'Faro');
    await untilText(walk.element, 'Não encontrámos estabelecimentos.');
  });

  it('asks where the visitor is at a press only, then shows the nearest first, with distances, also after Back', async () => {
    const asking = visitorAt({ latitude: 38.7505, longitude: -9.13 });
    const walk = await startList(listOf(...SEARCHED));
    expect(asking.asked).to.equal(0);
    await click(walk, 'Perto de mim');
    await untilText(walk.element, 'Os mais próximos estão primeiro.');
    const order = ['Tasca 6', 'Tasca 7', 'Tasca 5', 'Tasca 4', 'Tasca 3', 'Tasca 2', 'Tasca 1'];
    expect(names(walk)).to.deep.equal([...order, PORTO.name]);
    expect(shownText(walk.element)).to.match(/Tasca 6 50 m Graça .+ Tasca 7 1,1 km Mouraria/);
    await enter(walk, { name: 'Tasca 7' }, 'choice');
    await backToList(walk);
    expect(names(walk)).to.deep.equal([...order, PORTO.name]);
    expect(asking.asked).to.equal(1);
  });

  it('says that the position is unknown, and keeps the order of the page', async () => {
    visitorAt(null);
    const walk = await startList(listOf(...SEARCHED));
    const warnings = await consoleDuring(async () => {
      await click(walk, 'Perto de mim');
      await untilText(walk.element, 'Não sabemos onde estás.');
    });
    expect(warnings.join()).to.include('position is not known');
    expect(names(walk)).to.include.members(['Alfama', 'Porto']);
  });

  it('offers "near me" only where the page says of a venue where it is', async () => {
    const walk = await startList();
    expect(allByRole(walk.element, 'button').map((each) => each.computedName)).not.to.include(
      'Perto de mim',
    );
  });
});

describe('attributes beside venues', () => {
  it('shop and campaign choose one of them; Back returns to the list', async () => {
    const walk = await startWalk({ ...LIST, campaign: 102 });
    await untilStep(walk, 'choice');
    expect(detailsOf(walk, 'ready')).to.deep.equal([{ flow: 'booking_voucher', venue: FADO.name }]);
    await backToList(walk);
    const again = await reload(walk, { ...LIST, campaign: 102 });
    await untilStep(again, 'venues');
  });

  it('a script of the page chooses one by them, such as a map', async () => {
    const walk = await startList();
    walk.element.setAttribute('campaign', '102');
    await untilStep(walk, 'choice');
    walk.element.setAttribute('campaign', String(TABLE.campaign));
    await whenIdle(() => detailsOf(walk, 'ready').length === 3, { what: 'the other venue' });
    expect(detailsOf(walk, 'ready').at(-1)).to.include({ venue: ALFAMA.name });
  });

  it('an offer that is none of them is a mistake of the page, and the list is shown', async () => {
    const warnings = await consoleDuring(async () => {
      const walk = await startList({ ...LIST, campaign: 999 });
      expect(detailsOf(walk, 'error')).to.have.length(1);
    });
    expect(warnings.join()).to.include('None of venues has campaign="999": the list is shown.');
  });

  it('menu opens the menu of the venue chosen', async () => {
    const walk = await startList({ ...listOf({ name: 'Tasca', shop: 1 }), menu: true });
    await untilText(walk.element, 'Rua dos Remédios');
    await enter(walk, { name: 'Tasca' }, 'menu');
    expect(detailsOf(walk, 'ready').at(-1)).to.deep.equal({ flow: 'menu_only', venue: 'Tasca' });
  });

  it('a venue with a shop alone offers its services', async () => {
    const walk = await startList(listOf({ name: 'Spa', shop: 2 }));
    await enter(walk, { name: 'Spa' }, 'services');
    await backToList(walk);
  });

  it('another list of the page keeps the customer in a venue that it has, and shows the list where it has not', async () => {
    const walk = await startList();
    await enter(walk, FADO, 'choice');
    walk.element.setAttribute('venues', JSON.stringify([FADO, ALFAMA]));
    await whenIdle(() => stepsOf(walk).at(-1) === 'choice');
    expect(stepsOf(walk)).to.deep.equal(['venues', 'choice']);
    walk.element.setAttribute('venues', JSON.stringify([ALFAMA]));
    await untilStep(walk, 'venues');
    expect(names(walk)).to.deep.equal([ALFAMA.name]);
  });

  it('without venues, goTo() to their list is a mistake of the page', async () => {
    const walk = await startWalk({ ...GUEST, campaign: TABLE.campaign });
    const warnings = await consoleDuring(async () => {
      walk.element.goTo('venue_listing');
      await whenIdle(() => detailsOf(walk, 'error').length === 1, { what: 'the error' });
    });
    expect(warnings.join()).to.include('The flow "venue_listing" needs the attribute "venues".');
  });
});

describe('a payment that is open at a venue', () => {
  it('is named on the list and at another venue, with a way back to its offer', async () => {
    const gift = { name: 'Vales', shop: 1, campaign: 110 };
    const walk = await startList({ ...listOf(gift, ALFAMA), 'reservation-type': 'normal' });
    await click(walk, 'Escolher Vales');
    await untilStep(walk, 'choice');
    await click(walk, 'Continuar');
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, 'Continuar');
    await untilStep(walk, 'confirm');
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    for (let backs = 0; stepsOf(walk).at(-1) !== 'venues' && backs < 6; backs += 1) {
      await click(walk, 'Voltar');
      await allIdle();
    }
    await untilStep(walk, 'venues');
    await untilRole(walk.element, 'button', 'Voltar a esse pagamento');
    await enter(walk, ALFAMA, 'choice');
    await click(walk, 'Voltar a esse pagamento');
    await untilRole(walk.element, 'heading', 'Comprar um voucher');
  });
});

describe('venues in a dialog', () => {
  for (const mode of ['modal', 'button', 'times']) {
    it(`mode="${mode}" opens the list, and the venue in it`, async () => {
      await loadCheckout();
      const element = createCheckout({ lang: 'pt', ...LIST, mode });
      const receivedEvents = hearEvents(element);
      document.body.append(element);
      await whenIdle(() => element.shadowRoot !== null);
      element.open();
      await whenIdle(() => receivedEvents.some(({ name }) => name === 'step'), {
        what: 'the list',
      });
      (await untilRole(element, 'button', `Escolher ${ALFAMA.name}`)).click();
      await whenIdle(() => receivedEvents.at(-1)?.detail['step'] === 'choice', { what: 'choice' });
      element.back();
      await whenIdle(() => receivedEvents.at(-1)?.detail['step'] === 'venues', {
        what: 'the list',
      });
    });
  }
});
