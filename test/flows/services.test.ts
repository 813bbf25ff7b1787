import {
  allByRole,
  choose,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  setFault,
  shownText,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { RUI_ON_THE_WIRE, sentBookings } from './requests.ts';
import {
  bookService,
  LISTING,
  MASSAGE,
  oneServiceSlot,
  readsOf,
  SERVICE_WORDS,
  startListing,
} from './service-walks.ts';
import {
  chooseDay,
  chooseSlot,
  click,
  fillContact,
  startInVain,
  startWalk,
  stepsOf,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

describe('the list of services', () => {
  it('leads a guest from the service chosen to its booking', async () => {
    const walk = await startListing();
    await click(walk, SERVICE_WORDS.massage);
    const slot = await bookService(walk, 201);
    expect(stepsOf(walk)).to.deep.equal(['services', 'booking', 'confirm', 'success']);
    const [booking, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(booking?.path).to.equal('/rest/bookings/guest');
    expect(booking?.body).to.deep.include({
      campaignId: null,
      shopMerchantServiceIds: [201],
      resourceIds: [0],
      partySize: 1,
      slots: [{ startTime: slot.startTime, durationSec: slot.durationSec }],
    });
    expect(booking?.body).to.have.nested.property('userInformation.email', RUI_ON_THE_WIRE.email);
  });

  it('shows only what can be booked online, by subcategory, with duration and price', async () => {
    const walk = await startListing();
    const groups = allByRole(walk.element, 'heading').map((each) => each.computedName);
    expect(groups).to.include.members(['Massagem de relaxamento', 'Ritual a dois', 'Spa em casa']);
    expect(groups).not.to.include('Massagem terapêutica');
    expect(groups).not.to.include('Consulta de bem-estar');
    await untilText(walk.element, '55,00');
  });

  it('is there again on Back, with the focus on its heading', async () => {
    const walk = await startListing();
    await click(walk, SERVICE_WORDS.massage);
    await untilStep(walk, 'booking');
    await click(walk, SERVICE_WORDS.back);
    const heading = await untilStepEntered(walk, 'services');
    expect(heading.computedName).to.equal(SERVICE_WORDS.list);
  });

  it('leads to the menu for a service of type 7', async () => {
    const walk = await startListing();
    await click(walk, SERVICE_WORDS.kit);
    await untilStep(walk, 'menu');
    expect(walk.receivedEvents.findLast(({ name }) => name === 'step')?.detail['flow']).to.equal(
      'service_menu_and_transport_order',
    );
    await untilRole(walk.element, 'heading', 'Óleo de amêndoas doces');
  });

  it('says that nothing can be booked online where that is so', async () => {
    const walk = await startWalk({ ...LISTING, shop: 1 });
    await untilStep(walk, 'services');
    await untilText(walk.element, 'não tem reservas online');
    await expectNoAxeViolations(walk.element);
  });
});

/** How a time is named. */
const TIME = /\d\d:\d\d/;

describe('one service', () => {
  it('is booked straight from its calendar, in one round of reads', async () => {
    const walk = await startWalk(MASSAGE);
    for (const path of ['/rest/shop/2', '/calendar/available-slots', '/calendar/resources']) {
      expect(await readsOf(path), path).to.have.length(1);
    }
    await bookService(walk, 201);
    expect(stepsOf(walk)).to.deep.equal(['booking', 'confirm', 'success']);
  });

  it('is booked with whom the customer chooses, who is named to the end', async () => {
    const walk = await startWalk(MASSAGE);
    await untilStep(walk, 'booking');
    choose(await untilRole(walk.element, 'combobox', SERVICE_WORDS.withWhom), '22');
    await bookService(walk, 201, async (step) => {
      if (step !== 'booking') await untilText(walk.element, 'Joana Pinto');
    });
    const [booking] = await sentBookings();
    expect(booking?.body).to.deep.include({ resourceIds: [22] });
  });

  it('that the shop does not have is one sentence and a way to the list', async () => {
    const walk = await startInVain({ ...LISTING, service: 999 });
    await whenIdle(() => shownText(walk.element).includes('Este serviço já não existe'), {
      what: 'the message',
    });
    await click(walk, 'Ver todos os serviços');
    await untilStep(walk, 'services');
    await untilRole(walk.element, 'button', SERVICE_WORDS.massage);
  });

  it('with too little room for the party offers no such time', async () => {
    const walk = await startWalk({ ...LISTING, service: 208 });
    await chooseSlotDay(walk);
    await whenIdle(() => allByRole(walk.element, 'radio', TIME).length > 0, { what: 'a time' });
    await click(walk, 'Mais uma pessoa');
    await click(walk, 'Mais uma pessoa');
    await untilNoRole(walk.element, 'radio', TIME);
  });

  it('returns to the calendar with the reason and other times where its slot was taken meanwhile', async () => {
    const walk = await startWalk(MASSAGE);
    await untilStep(walk, 'booking');
    await setFault({
      match: 'POST /rest/bookings/guest',
      status: 409,
      body: { message: 'Já não há lugar a essa hora.' },
      times: 1,
    });
    await chooseSlot(walk, await oneServiceSlot(201));
    await untilStep(walk, 'confirm');
    await fillContact(walk);
    await click(walk, walk.words.submit);
    await untilStep(walk, 'booking');
    await untilRole(walk.element, 'link', /WhatsApp/);
  });

  it('stays bookable where its staff is unknown', async () => {
    await setFault({ match: '/calendar/resources', status: 500 });
    const walk = await startWalk(MASSAGE);
    await bookService(walk, 201);
    const [booking] = await sentBookings();
    expect(booking?.body).to.deep.include({ resourceIds: [0] });
  });

  it('without free slots lets the customer ask the merchant, with the request filled in', async () => {
    const walk = await startWalk({ ...LISTING, service: 206 });
    const link = await untilRole(walk.element, 'link', /WhatsApp/);
    const url = new URL((link as HTMLAnchorElement).href);
    expect(url.origin + url.pathname).to.equal('https://wa.me/351934083917');
    expect(url.searchParams.get('text')).to.include('Duche Vichy').and.include('1 pessoa');
    await untilRole(walk.element, 'link', 'Perguntar por SMS');
    await expectNoAxeViolations(walk.element);
  });
});

/** Shows the times of the day on which the first free slot is. */
async function chooseSlotDay(walk: Walk): Promise<void> {
  await untilStep(walk, 'booking');
  await chooseDay(walk, await oneServiceSlot(208));
}
