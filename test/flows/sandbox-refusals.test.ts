import {
  choose,
  describe,
  expect,
  it,
  setFault,
  shownText,
  whenIdle,
  untilRole,
} from '../support/index.ts';
import { bookingBody, RUI_ON_THE_WIRE, sentBookings } from './requests.ts';
import { MASSAGE, oneServiceSlot, SERVICE_WORDS } from './service-walks.ts';
import { hasEvent, says, VOUCHER } from './voucher-walks.ts';
import {
  ANA,
  chooseSlot,
  click,
  fillContact,
  GUEST,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const REGISTERED_ONLY = 116;
const SMALL_PRIZE = '7001';
const SUMMER_PRIZE = '7003';
const PRIZES = 'GET /rest/client/prize/myprizes';
const SPENT = 'Este prémio já foi usado ou não é teu.';

/** Ana spends a prize on another page. */
async function spendElsewhere(prize: string): Promise<void> {
  const slot = await oneFreeSlot(102, 4);
  const sent = bookingBody({ ...RUI_ON_THE_WIRE, campaign: 102, people: 4, slots: [slot] });
  const response = await fetch('/rest/bookings?clientApplication=WEB&providerId=1', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token: ANA.token,
      'x-user-language': 'pt_PT',
    },
    body: JSON.stringify({ ...sent, prizeTransactionId: Number(prize) }),
  });
  expect(response.status).to.equal(200);
}

async function choosePrize(walk: Walk, prize: string): Promise<void> {
  choose(await untilRole(walk.element, 'combobox', /Usar um prémio/), prize);
}

/** Ana at the last screen of a table for two. */
async function walkAnaToConfirm(): Promise<Walk> {
  const walk = await startWalk({ campaign: 101, 'reservation-type': 'normal', ...ANA });
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'confirm');
  return walk;
}

/** Spends a prize elsewhere after it was checked at the press: the list of prizes still has it. */
async function spendBehindTheCheck(prize: string): Promise<void> {
  await spendElsewhere(prize);
  const stale = { id: Number(prize), prizeTitle: 'Vale de 5 €', prizeValue: 5 };
  await setFault({ match: PRIZES, body: [stale] });
}

const untilNothingReserved = async (walk: Walk, message: string) => {
  await says(walk, message);
  expect(hasEvent(walk, 'reserved')).to.equal(false);
};

describe('what the platform refuses of a booking is said in its words, and nothing is reserved', () => {
  it('a prize that was spent meanwhile', async () => {
    const walk = await walkAnaToConfirm();
    await choosePrize(walk, SMALL_PRIZE);
    await whenIdle(() => /Prémio\s*−5,00/.test(shownText(walk.element)), { what: 'the prize' });
    await spendBehindTheCheck(SMALL_PRIZE);
    await submit(walk);
    await untilStep(walk, 'choice');
    await untilNothingReserved(walk, SPENT);
    expect(await sentBookings()).to.have.length(2);
  });

  it('a prize that would leave less than 2 euros by the platform’s count', async () => {
    const prize = { id: Number(SUMMER_PRIZE), prizeTitle: 'Prémio', prizeValue: 10 };
    await setFault({ match: PRIZES, body: [prize] });
    const walk = await walkAnaToConfirm();
    await choosePrize(walk, SUMMER_PRIZE);
    await whenIdle(() => /Prémio\s*−10,00/.test(shownText(walk.element)), { what: 'the prize' });
    await submit(walk);
    await untilNothingReserved(walk, 'O montante a pagar não pode ser inferior a 2€.');
  });

  it('somebody to be booked with who is not there any more', async () => {
    const body = [21, 99].map((id) => ({ id, name: `Terapeuta ${id}` }));
    await setFault({ match: '/calendar/resources', body });
    const walk = await startWalk(MASSAGE);
    await untilStep(walk, 'booking');
    choose(await untilRole(walk.element, 'combobox', SERVICE_WORDS.withWhom), '99');
    await chooseSlot(walk, await oneServiceSlot(201));
    await untilStep(walk, 'confirm');
    await fillContact(walk);
    await submit(walk);
    await untilStep(walk, 'booking');
    await untilNothingReserved(walk, 'Quem ou o que escolheste já não está disponível.');
    expect(await sentBookings()).to.have.length(1);
  });

  it('a campaign that is for registered customers since the page was opened', async () => {
    const path = `/rest/v1/web/campaigns/${REGISTERED_ONLY}`;
    const campaign = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as Record<
      string,
      unknown
    >;
    await setFault({ match: path, body: { ...campaign, registeredUsers: false } });
    const walk = await startWalk({ ...GUEST, campaign: REGISTERED_ONLY });
    await walkToConfirm(walk, await oneFreeSlot(REGISTERED_ONLY, 2));
    await submit(walk);
    await untilNothingReserved(walk, 'Esta campanha é só para utilizadores registados.');
    expect(await sentBookings()).to.have.length(1);
  });
});

describe('what the platform refuses of a payment is said in its words', () => {
  for (const method of [/MB WAY/, /Cartão/, /Multibanco/]) {
    it(`a prize that was spent meanwhile (${method.source})`, async () => {
      const walk = await startWalk({ ...VOUCHER, ...ANA });
      await choosePrize(walk, SMALL_PRIZE);
      await says(walk, /37,00\s€/);
      await click(walk, 'Continuar');
      await untilRole(walk.element, 'heading', 'Como queres pagar?');
      (await untilRole(walk.element, 'radio', method)).click();
      await spendBehindTheCheck(SMALL_PRIZE);
      await click(walk, 'Confirmar e pagar');
      await says(walk, SPENT);
      expect(hasEvent(walk, 'pending')).to.equal(false);
    });
  }
});

describe('what a booking charges', () => {
  it('is what the platform says, per person, and the customer reads it', async () => {
    const walk = await startWalk({
      campaign: REGISTERED_ONLY,
      'reservation-type': 'normal',
      ...ANA,
    });
    await chooseSlot(walk, await oneFreeSlot(REGISTERED_ONLY, 2));
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    await says(walk, /Foi cobrado 30,00\s€/);
    const reserved = walk.receivedEvents.find(({ name }) => name === 'reserved');
    expect(reserved?.detail).to.include({ valueCharged: 3000 });
  });
});
