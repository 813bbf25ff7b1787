import {
  allByRole,
  consoleDuring,
  dayOf,
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilRole,
  untilText,
  whenIdle,
  withoutStorage,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { bookingBody, RUI_ON_THE_WIRE, sentBookings } from './requests.ts';
import {
  click,
  fillContact,
  oneFreeSlot,
  RUI,
  sendAgain,
  startWalk,
  stepsOf,
  submit,
  untilStep,
  walkToConfirm,
} from './walk.ts';
import { OFFER, reload, untilGone } from './saved-state-walks.ts';

const RESTORED = 'Continuas onde ficaste.';
const UNKNOWN = 'não sabemos se a tua reserva ficou feita';

/** All that the browser keeps for this site. */
const kept = () =>
  JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]);

describe('after a reload', () => {
  it('the booking is taken up again; no personal data was stored', async () => {
    const slot = await oneFreeSlot(101, 2);
    const before = await startWalk(OFFER);
    await walkToConfirm(before, slot);
    expect(kept()).to.include(slot.startTime);
    for (const personal of [...RUI.name.split(' '), RUI.email, RUI.phone, '912345678']) {
      expect(kept()).not.to.include(personal);
    }

    const walk = await reload(before);
    await untilStep(walk, 'client-info');
    await untilText(walk.element, RESTORED);
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    expect(shownText(walk.element).toLowerCase()).to.include(dayOf(slot).replaceAll('\u00A0', ' '));
    await submit(walk);
    await untilStep(walk, 'success');
    const sent = await sentBookings();
    expect(sent.map(({ body }) => body)).to.deep.equal([
      bookingBody({ campaign: 101, people: 2, slots: [slot], ...RUI_ON_THE_WIRE }),
    ]);
  });

  it('the customer may start over', async () => {
    const before = await startWalk(OFFER);
    await walkToConfirm(before, await oneFreeSlot(101, 2));
    const walk = await reload(before);
    await untilStep(walk, 'client-info');
    await click(walk, 'Começar de novo');
    await untilStep(walk, 'choice');
    expect(shownText(walk.element)).not.to.include(RESTORED);
  });

  it('a booking that is done shows its confirmation again, and is not announced twice', async () => {
    const before = await startWalk(OFFER);
    await bookAsGuest(before, walkOfType(1));
    for (const personal of [...RUI.name.split(' '), RUI.email, '912345678']) {
      expect(kept()).not.to.include(personal);
    }
    const walk = await reload(before);
    expect(stepsOf(walk)).to.deep.equal(['success']);
    await untilText(walk.element, 'Esta é a confirmação do que já fizeste.');
    expect(walk.receivedEvents.map(({ name }) => name)).not.to.include('reserved');
    expect(await sentBookings()).to.have.length(1);
    await click(walk, 'Começar de novo');
    await untilStep(walk, 'choice');
  });

  it('an outcome that is unknown stays unknown; a second try sends the same key', async () => {
    const attributes = { ...OFFER, idempotency: 'header' };
    const before = await startWalk(attributes);
    await walkToConfirm(before, await oneFreeSlot(101, 4));
    await setFault({ match: 'POST /rest/bookings', drop: true, after: true, times: 1 });
    await submit(before);
    await untilRole(before.element, 'button', /^Tentar de novo mesmo assim/);

    const walk = await reload(before, attributes);
    await whenIdle(() => shownText(walk.element).includes(UNKNOWN), { what: UNKNOWN });
    expect(await sentBookings()).to.have.length(1);
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    await click(walk, walk.words.continue);
    await sendAgain(walk, /^Tentar de novo mesmo assim/);
    await untilStep(walk, 'success');
    const keys = (await sentBookings()).map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(2);
    expect(keys[0]).to.be.a('string');
    expect(keys[1]).to.equal(keys[0]);
  });
});

describe('saved state that cannot be used', () => {
  const unusable: [what: string, change: (stored: string) => string][] = [
    ['cut off', (stored) => stored.slice(0, 40)],
    ['of another version', (stored) => stored.replace('"version":1', '"version":2')],
    ['older than a day', (stored) => stored.replace(/"savedAt":\d+/, '"savedAt":1000')],
    ['of no step that exists', (stored) => stored.replaceAll('client-info', 'nowhere')],
    ['with a text where a list belongs', (stored) => stored.replace(/"stack":\[/, '"stack":"",[')],
  ];
  for (const [what, change] of unusable) {
    it(`(${what}) is dropped in silence`, async () => {
      const before = await startWalk(OFFER);
      await walkToConfirm(before, await oneFreeSlot(101, 2));
      await click(before, 'Voltar');
      await untilStep(before, 'client-info');
      before.element.remove();
      await untilGone();
      const [key] = Object.keys(sessionStorage);
      sessionStorage.setItem(key!, change(sessionStorage.getItem(key!)!));

      const lines = await consoleDuring(async () => {
        const walk = await startWalk(OFFER);
        expect(stepsOf(walk)).to.deep.equal(['choice']);
        expect(walk.receivedEvents.map(({ name }) => name)).to.deep.equal(['ready', 'step']);
        expect(allByRole(walk.element, 'button', 'Começar de novo')).to.deep.equal([]);
      });
      expect(lines).to.deep.equal([]);
    });
  }
});

describe('where the browser blocks storage', () => {
  it('a booking works from memory, without a word in the console', async () => {
    const lines = await consoleDuring(() =>
      withoutStorage(async () => bookAsGuest(await startWalk(OFFER), walkOfType(1))),
    );
    expect(lines).to.deep.equal([]);
    expect(await sentBookings()).to.have.length(1);
  });
});
