import {
  activeElement,
  allByRole,
  bookedSlot,
  dayOf,
  describe,
  expect,
  freeSlots,
  it,
  setFault,
  timeOf,
  untilNoRole,
  untilRole,
  untilText,
  valueOf,
  whenIdle,
  type WireSlot,
} from '../support/index.ts';
import { bookingBody, ownHeaders, refusal, RUI_ON_THE_WIRE, sentBookings } from './requests.ts';
import {
  AGAIN,
  BOOKING,
  roomySlot,
  timesReserved,
  untilShown,
  walkToButton,
} from './sending-faults-walks.ts';
import {
  ANA,
  chooseSlot,
  click,
  field,
  fillContact,
  GUEST,
  oneFreeSlot,
  sendAgain,
  startWalk,
  submit,
  untilStep,
  untilStepEntered,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const UNKNOWN = 'Não sabemos se a primeira tentativa chegou';
/** The sandbox's message for a time that is taken. */
const SLOT_TAKEN = 'Já não há lugares suficientes neste horário. Escolhe outro.';

/** The times offered in place of one that is gone. */
const offeredTimes = ({ element }: Walk) =>
  whenIdle(() => {
    const heading = allByRole(element, 'heading', 'Horas livres mais próximas')[0];
    const buttons = allByRole(heading?.parentElement ?? heading!, 'button');
    return buttons.length > 0 && buttons;
  });

/** Somebody else books all places of a slot. */
async function takeAllPlaces(slot: WireSlot): Promise<void> {
  const response = await fetch(
    '/rest/bookings/guest?clientApplication=WEB&providerId=1&language=pt_PT',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        bookingBody({ ...RUI_ON_THE_WIRE, campaign: 101, people: slot.capacity, slots: [slot] }),
      ),
    },
  );
  expect(response.status).to.equal(200);
}

describe('a time that was taken in the meantime', () => {
  it('leads back to the calendar with the reason and the three nearest times, input kept', async () => {
    const slot = (await freeSlots(101, 2)).find(({ capacity }) => capacity <= 8)!;
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await walkToConfirm(walk, slot);
    await takeAllPlaces(slot);
    await submit(walk);
    await untilStepEntered(walk, 'choice');
    await untilShown(walk, SLOT_TAKEN);
    await untilShown(walk, 'O que preencheste continua guardado.');
    const offers = await offeredTimes(walk);
    expect(offers).to.have.length(3);
    const gone = new RegExp(`${dayOf(slot)}.*${timeOf(slot)}`, 'i');
    for (const offer of offers) expect(offer.computedName).not.to.match(gone);

    offers[0]?.click();
    await untilStep(walk, 'client-info');
    expect(valueOf(await field(walk, 'Nome'))).to.equal('Rui Manuel Costa');
    expect(valueOf(await field(walk, 'E-mail'))).to.equal('rui@example.com');
    await click(walk, walk.words.continue);
    await submit(walk);
    await untilStep(walk, 'success');
    const [, refused, accepted, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(accepted?.body).not.to.deep.equal(refused?.body);
    expect(timesReserved(walk)).to.equal(1);
  });
});

describe('an answer that is lost', () => {
  for (const idempotency of ['off', 'header'] as const) {
    it(`is shown, and only the customer sends again (idempotency="${idempotency}")`, async () => {
      const walk = await walkToButton({ idempotency });
      await setFault({ match: BOOKING, drop: true, after: true, times: 1 });
      await submit(walk);
      await untilShown(walk, UNKNOWN);
      expect(await sentBookings()).to.have.length(1);
      expect(timesReserved(walk)).to.equal(0);

      await untilRole(walk.element, 'button', AGAIN);
      await sendAgain(walk, AGAIN);
      await untilStep(walk, 'success');
      const [first, second, ...others] = await sentBookings();
      expect(others).to.deep.equal([]);
      expect(second?.body).to.deep.equal(first?.body);
      const keys = [first, second].map((request) => request?.headers['idempotency-key']);
      expect(keys[0]).to.equal(keys[1]);
      expect(keys[0] === undefined).to.equal(idempotency === 'off');
      expect(timesReserved(walk)).to.equal(1);
    });
  }

  const lost: [what: string, fault: { status: number; body?: unknown }][] = [
    ['by a gateway', { status: 504, body: '<html>Gateway</html>' }],
    ['behind a page of HTML', { status: 403, body: '<html>Firewall</html>' }],
    ['behind a redirect', { status: 307 }],
    ['behind an unreadable answer', { status: 200, body: '<html>Wi-Fi</html>' }],
    ['behind a server that is not ready', { status: 425, body: { message: 'Ainda não.' } }],
  ];
  for (const [what, fault] of lost) {
    it(`${what} is an unknown outcome too`, async () => {
      const walk = await walkToButton();
      await setFault({ match: BOOKING, ...fault, after: true, times: 1 });
      await submit(walk);
      await untilShown(walk, UNKNOWN);
      expect(await sentBookings()).to.have.length(1);
      expect(timesReserved(walk)).to.equal(0);
    });
  }

  it('behind an error of the server is sent again under the same key: one booking stands', async () => {
    const walk = await walkToButton({ idempotency: 'header' });
    const body = { status: 500, name: 'X', message: 'O sistema está em manutenção.', code: 'X' };
    await setFault({ match: '/POST .*bookings/', status: 500, body, after: true, times: 1 });
    await submit(walk);
    await untilShown(walk, UNKNOWN);
    await untilShown(walk, 'O sistema está em manutenção.');
    const intentOf = (name: string) =>
      String(walk.receivedEvents.find((event) => event.name === name)?.detail['intent']);
    const reference = intentOf('submit');
    expect(reference).to.match(/^[2-9C-Y]{8}$/);
    expect(intentOf('error')).to.equal(reference);
    await untilShown(walk, `indica a referência ${reference}`);
    await untilRole(walk.element, 'button', AGAIN);
    await sendAgain(walk, AGAIN);
    await untilStep(walk, 'success');
    const [first, second, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(first?.headers['idempotency-key']?.startsWith(`${reference}-`)).to.equal(true);
    expect(second?.headers['idempotency-key']).to.equal(first?.headers['idempotency-key']);
    expect(second?.body).to.deep.equal(first?.body);
    expect(timesReserved(walk)).to.equal(1);
  });
});

describe('a booking that the server refuses', () => {
  it('because the sign-in has ended is made by a guest, with what is known kept', async () => {
    const slot = await roomySlot();
    const walk = await startWalk({ ...GUEST, ...ANA, campaign: 101 });
    await chooseSlot(walk, slot);
    await untilStep(walk, 'confirm');
    await setFault({ match: BOOKING, ...refusal(401, 'Sessão terminada.'), times: 1 });
    await submit(walk);
    await untilShown(walk, 'A tua sessão terminou');
    await untilText(walk.element, 'Ana Ferreira Lopes');
    await click(walk, /^Alterar Os teus dados$/);
    await untilStepEntered(walk, 'client-info');
    expect(valueOf(await field(walk, 'Nome'))).to.equal('Ana Ferreira Lopes');
    await fillContact(walk, { email: 'ana@example.org' });
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');

    const [signedIn, guest, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(signedIn?.path).to.equal('/rest/bookings');
    expect(guest?.path).to.equal('/rest/bookings/guest');
    expect(ownHeaders(guest!)).to.deep.equal({ 'content-type': 'application/json' });
    expect(guest?.body).to.deep.equal(
      bookingBody({
        campaign: 101,
        people: 2,
        slots: [slot],
        givenName: 'Ana',
        familyName: 'Ferreira Lopes',
        email: 'ana@example.org',
      }),
    );
  });

  const refusals: [what: string, status: number, body: unknown, message: string][] = [
    ['with a reason', 422, { message: 'Hoje fechamos mais cedo.' }, 'Hoje fechamos mais cedo.'],
    ['with a code alone', 400, { code: 'CLOSED' }, 'Ocorreu um erro. Por favor tenta de novo.'],
  ];
  for (const [what, status, body, message] of refusals) {
    it(`${what} is shown in a dialog; the second press may succeed`, async () => {
      const walk = await walkToButton();
      await setFault({ match: BOOKING, status, body, times: 1 });
      await submit(walk);
      const dialog = await untilRole(walk.element, 'alertdialog', 'Não foi possível reservar');
      expect(dialog.textContent).to.include(message);
      expect(await sentBookings()).to.have.length(1);
      await click(walk, 'Voltar à reserva');
      await untilNoRole(walk.element, 'alertdialog');
      expect(activeElement()?.textContent).to.include(message);
      await submit(walk);
      await untilStep(walk, 'success');
      expect(await sentBookings()).to.have.length(2);
    });
  }
});

describe('one intent makes one booking', () => {
  it('also when the element is moved before and while it is sent', async () => {
    const slot = await roomySlot();
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    const places = [document.createElement('section'), document.createElement('aside')];
    document.body.append(...places);
    await walkToConfirm(walk, slot);
    places[0]!.append(walk.element);
    await untilShown(walk, 'rui@example.com');
    await setFault({ match: BOOKING, delayMs: 300 });
    await submit(walk);
    places[1]!.append(walk.element);
    await untilStep(walk, 'success');
    const sent = await sentBookings();
    expect(sent.map(({ body }) => body)).to.deep.equal([
      bookingBody({ campaign: 101, people: 2, slots: [slot], ...RUI_ON_THE_WIRE }),
    ]);
    expect(timesReserved(walk)).to.equal(1);
  });

  it('and none when the page cancels it', async () => {
    const walk = await walkToButton();
    walk.element.addEventListener('merchant-checkout:submit', (event) => event.preventDefault());
    await submit(walk);
    await whenIdle(() => walk.receivedEvents.some(({ name }) => name === 'submit'));
    expect(await sentBookings()).to.deep.equal([]);
  });

  it('for two elements on a page each books its own', async () => {
    const [slot, other] = [await oneFreeSlot(101, 2), await oneFreeSlot(102, 4)];
    const first = await startWalk({ ...GUEST, campaign: 101 });
    const second = await startWalk({ ...GUEST, campaign: 102 });
    await walkToConfirm(first, slot);
    await walkToConfirm(second, other);
    await submit(second);
    await untilStep(second, 'success');
    await submit(first);
    await untilStep(first, 'success');
    const bodies = (await sentBookings()).map(({ body }) => body as Record<string, unknown>);
    expect(bodies.map((body) => body['campaignId'])).to.deep.equal([102, 101]);
    expect(bodies.map((body) => body['slots'])).to.deep.equal([
      [bookedSlot(other)],
      [bookedSlot(slot)],
    ]);
  });

  it('also with a hundred clicks and a step back on the way', async () => {
    const walk = await walkToButton();
    await setFault({ match: BOOKING, delayMs: 400 });
    const button = await untilRole(walk.element, 'button', walk.words.submit);
    button.focus();
    for (let count = 0; count < 100; count += 1) button.click();
    walk.element.back();
    await untilStep(walk, 'success');
    button.click();
    walk.element.back();
    expect(await sentBookings()).to.have.length(1);
    expect(timesReserved(walk)).to.equal(1);
    expect(walk.receivedEvents.filter(({ name }) => name === 'submit')).to.have.length(1);
  });
});
