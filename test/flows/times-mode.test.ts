import { click, fillContact, submit } from './walk.ts';
import { sellVouchersToo } from './voucher-walks.ts';
import { WORDS } from './words.ts';
import {
  afterEach,
  allByRole,
  createCheckout,
  describe,
  expect,
  freeSlots,
  hearEvents,
  it,
  loadCheckout,
  setFault,
  whenIdle,
  type Attributes,
  type CheckoutElement,
  type HeardEvent,
} from '../support/index.ts';

const TABLE = { mode: 'times', shop: 1, campaign: 101, 'allow-guest-login': true } as const;
const NORMAL = { ...TABLE, 'reservation-type': 'normal' } as const;

/** The requests of the page, as `METHOD path`. */
const requests: string[] = [];
const { fetch } = globalThis;

function noteRequests(): void {
  const noted: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return fetch(request);
  };
  Object.assign(globalThis, { fetch: noted });
  Object.assign(window, { fetch: noted });
}

afterEach(() => {
  requests.length = 0;
  Object.assign(globalThis, { fetch });
  Object.assign(window, { fetch });
});

/** Puts an element into the page and waits for what it shows there. */
async function showTimes(attributes: Attributes): Promise<CheckoutElement> {
  await loadCheckout();
  noteRequests();
  const element = createCheckout({ lang: 'en', ...attributes });
  document.body.append(element);
  await whenIdle(() => buttonsOf(element).length > 0, { what: 'the buttons of the page' });
  return element;
}

const timesOf = ({ shadowRoot }: CheckoutElement) =>
  shadowRoot?.querySelector<HTMLElement>('[part="times"]') ?? null;

const buttonsOf = (element: CheckoutElement) => [
  ...(timesOf(element)?.querySelectorAll('button') ?? []),
];

const textsOf = (element: CheckoutElement) => buttonsOf(element).map((each) => each.textContent);

const timeButtons = (element: CheckoutElement) =>
  buttonsOf(element).filter((each) => /^\d\d:\d\d$/.test(each.textContent));

const untilStep = (receivedEvents: readonly HeardEvent[], step: string) =>
  whenIdle(
    () => receivedEvents.some(({ name, detail }) => name === 'step' && detail['step'] === step),
    {
      what: `the step ${step}`,
    },
  );

describe('mode="times"', () => {
  it('shows the next free times and party sizes by three calls, before any code of the app', async () => {
    const element = await showTimes(TABLE);
    expect(timeButtons(element).length).to.be.within(3, 5);
    expect(textsOf(element)).to.include.members(['1', '2', '3', 'More times']);
    expect(requests).to.have.members([
      'GET /rest/v1/web/campaigns/101',
      'GET /rest/campaign/schedule/101',
      'GET /rest/v4/campaigns/101/calendar/available-slots',
    ]);
    expect(element.shadowRoot?.querySelector('merchant-checkout-view')).to.equal(null);
  });

  it('has screen readers announce the times of another party, with the focus still on its size', async () => {
    const element = await showTimes(TABLE);
    const announced = timesOf(element)?.querySelector('[aria-live]');
    const sizeThree = () => buttonsOf(element).find((each) => each.textContent === '3');
    sizeThree()?.focus();
    sizeThree()?.click();
    expect(sizeThree()?.getAttribute('aria-pressed')).to.equal('true');
    expect(element.shadowRoot?.activeElement).to.equal(sizeThree());
    // A live region that is put in anew is not announced.
    expect(timesOf(element)?.querySelector('[aria-live]')).to.equal(announced);
  });

  it('opens the dialog at the step after the calendar, with the time and the people that were pressed', async () => {
    const element = await showTimes(NORMAL);
    const receivedEvents = hearEvents(element);
    buttonsOf(element)
      .find((each) => each.textContent === '3')
      ?.click();
    const [time] = timeButtons(element);
    const label = time?.textContent ?? '';
    time?.click();
    await untilStep(receivedEvents, 'client-info');
    expect(element.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
    element.back();
    await whenIdle(() => element.shadowRoot?.querySelector('[aria-checked="true"], :checked'), {
      what: 'the calendar',
    });
    const shown = element.shadowRoot?.querySelector('merchant-checkout-view')?.textContent ?? '';
    expect(shown).to.include(label);
  });

  it('asks for normal or smart first where the flow asks, and keeps the time that was pressed', async () => {
    const element = await showTimes(TABLE);
    const receivedEvents = hearEvents(element);
    const [time] = timeButtons(element);
    time?.click();
    await untilStep(receivedEvents, 'reservation-type');
    const view = element.shadowRoot?.querySelector('merchant-checkout-view');
    [...(view?.querySelectorAll('button') ?? [])]
      .find((each) => each.textContent.includes('Standard'))
      ?.click();
    await untilStep(receivedEvents, 'choice');
    expect(view?.querySelector('[aria-checked="true"], :checked')).not.to.equal(null);
  });

  it('says in the calendar that the time is gone', async () => {
    const element = await showTimes(NORMAL);
    const receivedEvents = hearEvents(element);
    await setFault({ match: 'available-slots', status: 200, body: [] });
    timeButtons(element)[0]?.click();
    await untilStep(receivedEvents, 'choice');
    const view = element.shadowRoot?.querySelector('merchant-checkout-view');
    await whenIdle(() => view?.textContent.includes('is no longer available'), {
      what: 'the words that the time is gone',
    });
  });

  it('no longer lists the time that was booked, already when the dialog closes', async () => {
    const element = await showTimes({ ...NORMAL, lang: 'pt' });
    const receivedEvents = hearEvents(element);
    const walk = { element, receivedEvents, words: WORDS.pt, language: 'pt' } as const;
    const [booked] = timeButtons(element);
    const label = booked?.getAttribute('aria-label') ?? '';
    booked?.click();
    await untilStep(receivedEvents, 'client-info');
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(receivedEvents, 'confirm');
    const later = (await freeSlots(101, 2)).slice(1);
    await setFault({ match: 'GET /rest/v4/campaigns/101', status: 200, body: later });
    await submit(walk);
    await untilStep(receivedEvents, 'success');
    element.close();
    const listed = timeButtons(element).map((each) => each.getAttribute('aria-label'));
    expect(listed).to.have.length.within(3, 5);
    expect(listed).not.to.include(label);
  });

  it('shows and books a time in German', async () => {
    const element = await showTimes({ ...NORMAL, lang: 'de' });
    const receivedEvents = hearEvents(element);
    const walk = { element, receivedEvents, words: WORDS.de, language: 'de' } as const;
    const view = timesOf(element);
    expect(view?.lang).to.equal('de-DE');
    expect(view?.textContent).to.match(/Heute|Morgen/);
    expect(textsOf(element)).to.include('Weitere Zeiten');
    timeButtons(element)[0]?.click();
    await untilStep(receivedEvents, 'client-info');
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(receivedEvents, 'confirm');
    await submit(walk);
    await untilStep(receivedEvents, 'success');
    expect(receivedEvents.filter(({ name }) => name === 'reserved')).to.have.length(1);
  });

  it('opens the calendar by "more times"', async () => {
    const element = await showTimes(NORMAL);
    const receivedEvents = hearEvents(element);
    buttonsOf(element).at(-1)?.click();
    await untilStep(receivedEvents, 'choice');
  });

  it('brings the party that was pressed along to the calendar by "more times"', async () => {
    const element = await showTimes(NORMAL);
    const receivedEvents = hearEvents(element);
    buttonsOf(element)
      .find((each) => each.textContent === '5')
      ?.click();
    buttonsOf(element).at(-1)?.click();
    await untilStep(receivedEvents, 'choice');
    const people = () =>
      element.shadowRoot?.querySelector<HTMLInputElement>('merchant-checkout-view input')?.value;
    await whenIdle(() => people() === '5', { what: 'five people in the calendar' });
    // Another party later, with the dialog at another step.
    element.close();
    timeButtons(element)[0]?.click();
    await untilStep(receivedEvents, 'client-info');
    element.close();
    receivedEvents.length = 0;
    buttonsOf(element)
      .find((each) => each.textContent === '3')
      ?.click();
    buttonsOf(element).at(-1)?.click();
    await untilStep(receivedEvents, 'choice');
    await whenIdle(() => people() === '3', { what: 'three people in the calendar' });
  });

  it('opens the calendar by "more times" also for a customer who has looked at the vouchers', async () => {
    await loadCheckout();
    await sellVouchersToo(101);
    const element = await showTimes(NORMAL);
    const receivedEvents = hearEvents(element);
    buttonsOf(element).at(-1)?.click();
    await untilStep(receivedEvents, 'choice');
    const [book, voucher] = await whenIdle(() => allByRole(element, 'tab'), {
      what: 'the tabs of the choice',
    });
    voucher?.click();
    await whenIdle(() => voucher?.getAttribute('aria-selected') === 'true', {
      what: 'the voucher form',
    });
    element.close();
    buttonsOf(element)
      .find((each) => each.textContent === '5')
      ?.click();
    buttonsOf(element).at(-1)?.click();
    await whenIdle(() => book?.getAttribute('aria-selected') === 'true', { what: 'the calendar' });
  });

  it('keeps the party sizes in their places, with the focus on the pressed one', async () => {
    const element = await showTimes({ ...NORMAL, prefill: '{"people": 8}' });
    const sizes = () => textsOf(element).filter((text) => /^\d$/.test(text));
    const sizeThree = () => buttonsOf(element).find((each) => each.textContent === '3');
    expect(sizes()).to.deep.equal(['3', '4', '5', '6', '7', '8']);
    sizeThree()?.focus();
    sizeThree()?.click();
    expect(sizes()).to.deep.equal(['3', '4', '5', '6', '7', '8']);
    expect(element.shadowRoot?.activeElement).to.equal(sizeThree());
  });

  it('is a plain button where one press on a time books nothing', async () => {
    for (const attributes of [
      { mode: 'times', shop: 1, menu: true },
      { ...TABLE, 'reservation-mode': 'voucher' },
      { ...TABLE, campaign: 999_999 },
    ]) {
      const element = await showTimes(attributes);
      expect(textsOf(element)).to.deep.equal(['Book']);
      element.remove();
    }
  });

  it('shows the times of a service', async () => {
    const element = await showTimes({ mode: 'times', services: true, shop: 2, service: 201 });
    expect(timeButtons(element).length).to.be.within(1, 5);
  });
});
