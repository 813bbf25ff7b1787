import {
  byRole,
  describe,
  expect,
  it,
  recordedRequests,
  setFault,
  shownText,
  allIdle,
} from '../support/index.ts';
import {
  callTool,
  registered,
  startWithTools,
  toolNames,
  toolOf,
  withAssistant,
} from './assistant-walks.ts';
import { keepTascaOpen, MENU_ORDER } from './order-walks.ts';
import { guestWith, sentOrders } from './product-walks.ts';
import { sentBookings } from './requests.ts';
import { addDays } from '../../src/lib/time/venue-date.ts';
import { sellVouchersToo, VOUCHER } from './voucher-walks.ts';
import { click, GUEST, RUI, stepsOf, submit, untilStep } from './walk.ts';

/** Beyond the first period of the calendar. */
const FAR_DAYS = 45;

/** What a tool answers; its parts depend on the tool. */
interface Answer {
  step?: string;
  error?: { code: string; message: string; nearest?: Moment[] };
  times?: Moment[];
  people?: number;
  price?: { total: { cents: number; text: string } } | null;
  rules?: { people: { min: number; max: number | null } };
  questions?: { id: string; required: boolean; isAnswered: boolean }[];
  problems?: string[];
  areas?: { id: string; name: string }[];
  area?: { id: string; name: string } | null;
  notAsked?: string[];
  customerMust?: Record<string, unknown>[];
  timeZone?: string;
}

interface Moment {
  date: string;
  time: string;
  start: string;
  text: string;
}

const call = async (ending: string, input?: object): Promise<Answer> =>
  (await callTool(ending, input)) as Answer;

const DETAILS = { name: RUI.name, email: RUI.email, phone: RUI.phone };

/** The requests that change something on the server, but for what is measured. */
const sentChanges = async () =>
  (await recordedRequests({ method: 'POST' })).filter(({ path }) => !path.includes('conversion'));

/** A campaign with a smart price, which books dates. */
const SMART_CAMPAIGN = 114;

withAssistant();

describe('an assistant that finishes a plan', () => {
  it('books a table in three calls up to the press that is the customer’s, which sends exactly that', async () => {
    const walk = await startWithTools({ ...GUEST, campaign: 101 });
    const found = await call('find_times', { people: 3 });
    const [first] = found.times ?? [];
    expect(found.timeZone).to.equal('Europe/Lisbon');
    expect(first?.start).to.match(/^2026-11-2\dT\d\d:\d\d:00\+00:00$/);
    expect(first?.text).to.include(first?.time);
    const quoted = await call('quote', { people: 3 });
    expect(quoted.rules?.people.min).to.be.a('number');
    const said = await call('prepare_booking', {
      date: first?.date,
      time: first?.time,
      people: 3,
      ...DETAILS,
    });
    await untilStep(walk, 'confirm');
    expect(said.step).to.equal('confirm');
    expect(said.times).to.deep.equal([first]);
    expect(said.people).to.equal(3);
    expect(said.problems).to.deep.equal([]);
    expect(said.customerMust).to.have.length(1);
    expect(said.customerMust?.[0]).to.include({ do: 'press', isLast: true });
    expect(JSON.stringify(said)).not.to.match(/Rui|rui@|912/);
    expect(await sentChanges()).to.deep.equal([]);
    await submit(walk);
    await untilStep(walk, 'success');
    const bookings = await sentBookings();
    expect(bookings).to.have.length(1);
    const sent = JSON.stringify(bookings[0]?.body);
    expect(sent).to.include(RUI.email).and.to.include('"partySize":3');
    expect(sent).to.include(new Date(first?.start ?? '').toISOString().slice(0, 16));
    expect(toolNames().filter((name) => /find|quote|prepare/.test(name))).to.deep.equal([]);
  });

  it('gets told what is wrong with its arguments, and nothing happens', async () => {
    const walk = await startWithTools({ ...GUEST, campaign: 101 });
    const wrong: [string, object, RegExp][] = [
      ['find_times', { people: 0 }, /people: Less than 1\./],
      ['find_times', { from: '21/11/2026' }, /from: Not a date/],
      ['find_times', { from: '2026-11-25', to: '2026-11-24' }, /to: Before 2026-11-25/],
      ['find_times', { persons: 2 }, /Takes only people, from, to\./],
      ['quote', { people: 500 }, /people: This offer is for \d+ to \d+ people/],
      ['prepare_booking', { people: 2 }, /date: /],
      ['prepare_booking', { date: '2026-11-21', people: 2 }, /time: Missing/],
      ['prepare_booking', { date: '2026-11-21', time: '8pm', people: 2 }, /time: Not a time/],
    ];
    for (const [tool, input, message] of wrong) {
      const { error } = await call(tool, input);
      expect(error?.code, tool).to.equal('arguments');
      expect(error?.message).to.match(message);
    }
    expect(stepsOf(walk)).to.deep.equal(['choice']);
  });

  it('hears that a time is gone since it was found, with the nearest ones', async () => {
    const walk = await startWithTools({ ...GUEST, campaign: 101 });
    const { times = [] } = await call('find_times', { people: 2 });
    const [first] = times;
    const slots = times.slice(1).map(({ start }) => ({
      startTime: start,
      durationSec: 5400,
      capacity: 8,
    }));
    await setFault({ match: 'available-slots', status: 200, body: slots });
    const said = await call('prepare_booking', { date: first?.date, time: first?.time, people: 2 });
    expect(said.error?.code).to.equal('gone');
    expect(said.error?.nearest?.length).to.be.within(1, 3);
    expect(said.error?.nearest).to.not.deep.include(first);
    expect(stepsOf(walk)).to.deep.equal(['choice']);
  });

  it('hears so of a time beyond the first month too', async () => {
    await startWithTools({ ...GUEST, campaign: 101 });
    const { times: [near] = [] } = await call('find_times', { people: 2 });
    const from = addDays(near?.date ?? '', FAR_DAYS);
    const { times: [first] = [] } = await call('find_times', { people: 2, from });
    await setFault({ match: 'available-slots', status: 200, body: [] });
    const said = await call('prepare_booking', { date: first?.date, time: first?.time, people: 2 });
    expect(said.error?.code).to.equal('gone');
  });

  it('asks the page’s questions, and hears which details are missing or wrong', async () => {
    const questions = JSON.stringify(['pet', { id: 'allergies', required: true }]);
    const walk = await startWithTools({ ...GUEST, campaign: 101, questions });
    const { times: [first] = [] } = await call('find_times', { people: 2 });
    const when = { date: first?.date, time: first?.time, people: 2 };
    const said = await call('prepare_booking', {
      ...when,
      name: RUI.name,
      email: 'rui',
      answers: { pet: 'perhaps', shoe: '42' },
    });
    await untilStep(walk, 'client-info');
    expect(said.problems).to.have.length(3);
    expect(said.problems?.join(' ')).to.match(
      /email: Not valid.*answers\.pet.*yes, no.*answers\.shoe/,
    );
    expect(
      said.questions?.map(({ id, required, isAnswered }) => [id, required, isAnswered]),
    ).to.deep.equal([
      ['pet', false, false],
      ['allergies', true, false],
    ]);
    expect(said.customerMust?.map((each) => each['do'])).to.include.members([
      'fill',
      'correct',
      'press',
    ]);
    const again = await call('prepare_booking', {
      ...when,
      ...DETAILS,
      answers: { pet: 'yes', allergies: 'Marisco' },
    });
    await untilStep(walk, 'confirm');
    expect(again.step).to.equal('confirm');
    expect(JSON.stringify(again)).not.to.include('Marisco');
  });

  it('orders from a menu by the names of dishes up to the press that is the customer’s', async () => {
    await keepTascaOpen();
    const walk = await startWithTools({ ...MENU_ORDER });
    const items = [{ item: 'bacalhau a bras', quantity: 2 }];
    const quoted = await call('quote', { items, way: 'delivery' });
    const said = await call('prepare_order', {
      items,
      way: 'delivery',
      address: { street: 'Rua Augusta 1', postalCode: '1100-048', city: 'Lisboa' },
      ...DETAILS,
    });
    await untilStep(walk, 'confirm');
    expect(said.price).to.deep.equal(quoted.price);
    expect(said.customerMust?.at(-1)).to.include({ do: 'press', isLast: true });
    expect(await sentChanges()).to.deep.equal([]);
    await click(walk, walk.words.submitOrder);
    await untilStep(walk, 'success');
    const [sent, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(JSON.stringify(sent?.body)).to.include('Rua Augusta 1');
  });

  it('orders for one of the times that it found', async () => {
    await keepTascaOpen();
    const walk = await startWithTools({ ...MENU_ORDER });
    const { times = [] } = await call('find_times');
    const { date, time } = times.at(-1) ?? {};
    const items = [{ item: 'bacalhau a bras' }];
    const said = await call('prepare_order', { items, way: 'takeaway', date, time, ...DETAILS });
    await untilStep(walk, 'confirm');
    expect(said).to.deep.include({ way: 'takeaway', asSoonAsPossible: false });
    expect(said.times).to.deep.equal([times.at(-1)]);
  });

  it('hears that an order from a menu takes no notes', async () => {
    await keepTascaOpen();
    await startWithTools({ ...MENU_ORDER });
    const items = [{ item: 'bacalhau a bras' }];
    const order = { items, way: 'takeaway', ...DETAILS, notes: 'Sem sal' };
    const said = await call('prepare_order', order);
    expect(said.problems).to.deep.equal(['notes: Not asked for here, so not sent.']);
  });

  it('is refused more of one dish than an order takes, also in several lines', async () => {
    await keepTascaOpen();
    await startWithTools({ ...MENU_ORDER });
    const items = Array.from({ length: 2 }, () => ({ item: 'bacalhau a bras', quantity: 600 }));
    for (const tool of ['quote', 'prepare_order'])
      expect((await call(tool, { items })).error?.message).to.match(/More than 999 of "Bacalhau/);
  });

  it('changes nothing any more once the customer has pressed meanwhile', async () => {
    await keepTascaOpen();
    const walk = await startWithTools({ ...MENU_ORDER });
    const { times = [] } = await call('find_times');
    const { date, time } = times.at(-1) ?? {};
    const items = [{ item: 'bacalhau a bras' }];
    await call('prepare_order', { items, way: 'takeaway', ...DETAILS });
    await untilStep(walk, 'confirm');
    const asked = call('prepare_order', {
      items: [{ item: 'bacalhau a bras', quantity: 5 }],
      way: 'delivery',
      address: { street: 'Rua Outra 9', postalCode: '1100-048', city: 'Lisboa' },
      date,
      time,
      ...DETAILS,
      name: 'Outra Pessoa',
    });
    byRole(walk.element, 'button', walk.words.submitOrder).click();
    const said = await asked;
    await untilStep(walk, 'success');
    expect(said.error?.code).to.equal('busy');
    expect(stepsOf(walk).filter((step) => step === 'confirm')).to.have.length(1);
    expect(shownText(walk.element)).not.to.match(/Outra|\b5\b ?×/);
    expect(await sentBookings()).to.have.length(1);
  });

  it('chooses nothing of an order that was refused', async () => {
    await startWithTools(guestWith('one-shop'));
    const first = call('prepare_order', { way: 'delivery', payment: 'offline', ...DETAILS });
    const second = call('prepare_order', {
      items: [{ item: 'Azeite' }],
      way: 'store_pickup',
      payment: 'online',
    });
    expect((await second).error?.code).to.equal('arguments');
    // Its address is missing.
    expect((await first).step).to.equal('delivery');
  });

  it('prepares an order of products up to the press that is the customer’s', async () => {
    const walk = await startWithTools(guestWith('one-shop'));
    expect(toolNames().filter((name) => /find|quote|prepare/.test(name))).to.deep.equal([
      'prepare_order',
      'quote',
    ]);
    const { error } = await call('prepare_order', { items: [{ item: 'Azeite' }] });
    expect(error?.message).to.match(/items: The shop’s page fills this cart/);
    const said = await call('prepare_order', {
      way: 'delivery',
      payment: 'offline',
      address: { street: 'Rua Augusta 1', postalCode: '1100-048', city: 'Lisboa' },
      ...DETAILS,
    });
    await untilStep(walk, 'confirm');
    expect(said.price?.total.cents).to.be.greaterThan(0);
    expect(said.customerMust?.at(-1)).to.include({ do: 'press', isLast: true });
    expect(await sentOrders()).to.deep.equal([]);
  });

  it('asks whether normal or smart where the customer is asked', async () => {
    const walk = await startWithTools({ campaign: 101, 'allow-guest-login': true });
    await untilStep(walk, 'reservation-type');
    const { times: [first] = [] } = await call('find_times', { people: 2 });
    const when = { date: first?.date, time: first?.time, people: 2, ...DETAILS };
    expect((await call('prepare_booking', when)).error?.message).to.match(/normal or smart/);
    const smart = await call('prepare_booking', { ...when, type: 'smart' });
    expect(smart.customerMust).to.deep.equal([{ do: 'choose_plan' }]);
  });

  it('books in the seating area that the customer wants, by its name, which is shown and sent', async () => {
    const walk = await startWithTools({ ...GUEST, shop: 1, campaign: 101 });
    const { times: [first] = [], areas = [] } = await call('find_times', { people: 2 });
    expect(areas).to.deep.equal([
      { id: '1', name: 'Sala' },
      { id: '2', name: 'Esplanada' },
    ]);
    const when = { date: first?.date, time: first?.time, people: 2, ...DETAILS };
    expect((await call('prepare_booking', { ...when, area: 'Cave' })).error).to.deep.equal({
      code: 'arguments',
      message: 'area: To choose from are Sala, Esplanada.',
    });
    expect(stepsOf(walk)).to.deep.equal(['choice']);
    expect((await call('prepare_booking', when)).area).to.equal(null);
    const said = await call('prepare_booking', { ...when, area: 'esplanada' });
    await untilStep(walk, 'confirm');
    expect(said.area).to.deep.equal({ id: '2', name: 'Esplanada' });
    expect(shownText(walk.element)).to.include('Esplanada');
    await submit(walk);
    await untilStep(walk, 'success');
    expect((await sentBookings())[0]?.body).to.deep.include({ resourceIds: [2] });
  });

  it('books with the person that the customer wants, where a service has several', async () => {
    const walk = await startWithTools({
      services: true,
      shop: 2,
      service: 201,
      'allow-guest-login': true,
    });
    const { times: [first] = [], areas: [, second] = [], people } = await call('find_times');
    const { date, time } = first ?? {};
    const said = await call('prepare_booking', {
      date,
      time,
      people,
      area: second?.id,
      ...DETAILS,
    });
    await untilStep(walk, 'confirm');
    expect(second?.name).to.be.a('string');
    expect(said.area).to.deep.equal(second);
  });

  it('is refused a seating area where there is none to choose from', async () => {
    await startWithTools({ ...GUEST, campaign: 101 });
    const found = await call('find_times', { people: 2 });
    expect(found).not.to.have.property('areas');
    const [first] = found.times ?? [];
    const { date, time } = first ?? {};
    const { error } = await call('prepare_booking', { date, time, people: 2, area: 'Esplanada' });
    expect(error?.message).to.equal('area: There is none to choose from.');
    expect((await call('find_times', { area: 'Esplanada' })).error?.code).to.equal('arguments');
  });

  it('says that normal or smart was not asked for vouchers, which are the same for both', async () => {
    await sellVouchersToo(SMART_CAMPAIGN);
    const walk = await startWithTools({ campaign: SMART_CAMPAIGN, 'allow-guest-login': true });
    await untilStep(walk, 'reservation-type');
    const said = await call('prepare_order', { vouchers: 2, ...DETAILS });
    expect(said.step).to.equal('confirm');
    expect(said.notAsked?.join()).to.match(/^type: .*vouchers.*goes back/);
    expect(stepsOf(walk)).to.include('reservation-type');
    for (const step of ['client-info', 'choice', 'reservation-type']) {
      await click(walk, 'Voltar');
      await untilStep(walk, step);
    }
  });

  it('hears which dishes there are when it names another', async () => {
    await keepTascaOpen();
    await startWithTools({ ...MENU_ORDER });
    const { error } = await call('quote', { items: [{ item: 'Sushi' }] });
    expect(error?.message).to.match(/"Sushi" is not on the menu, which has: /);
  });

  it('prepares vouchers up to the payment', async () => {
    const walk = await startWithTools(VOUCHER);
    const quoted = await call('quote', { vouchers: 3 });
    const said = await call('prepare_order', { vouchers: 3, ...DETAILS });
    await untilStep(walk, 'confirm');
    expect(said.price).to.deep.equal(quoted.price);
    expect(quoted.price?.total.cents).to.be.greaterThan(0);
    expect(said.customerMust?.at(-1)).to.include({ do: 'press', isLast: true });
    expect(await sentChanges()).to.deep.equal([]);
  });

  it('books a request that the merchant confirms, and a service', async () => {
    for (const attributes of [
      { ...GUEST, campaign: 102 },
      { services: true, shop: 2, service: 201, 'allow-guest-login': true },
    ]) {
      const walk = await startWithTools(attributes);
      const { times: [first] = [], people } = await call('find_times');
      const { date, time } = first ?? {};
      const said = await call('prepare_booking', { date, time, people, ...DETAILS });
      await untilStep(walk, 'confirm');
      expect(said.times).to.deep.equal([first]);
      walk.element.remove();
      await allIdle();
    }
  });

  it('has only the tools that fit the flow, described in the language of the element, and none after it is removed', async () => {
    const walk = await startWithTools({ shop: 1, menu: true }, 'en');
    expect(toolNames().filter((name) => !/^(read|fill|press)/.test(name))).to.deep.equal([]);
    walk.element.remove();
    await allIdle();
    expect(registered.size).to.equal(0);
    const booking = await startWithTools({ ...GUEST, campaign: 101 }, 'en');
    expect(toolOf('find_times').description).to.match(/^Lists the free days/);
    expect((await call('find_times')).times?.[0]?.text).to.match(/November|December/);
    booking.element.setAttribute('lang', 'es');
    for (let turn = 0; turn < 3; turn += 1) await allIdle();
    expect(toolOf('find_times').description).to.match(/^Da los días/);
    expect((await call('find_times')).times?.[0]?.text).to.match(/noviembre|diciembre/);
    booking.element.remove();
    await allIdle();
    expect(registered.size).to.equal(0);
  });
});
