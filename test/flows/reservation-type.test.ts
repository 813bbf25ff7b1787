import {
  describe,
  expect,
  it,
  shownText,
  whenIdle,
  untilRole,
  untilText,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { RUI_ON_THE_WIRE, bookingBody, sentBookings } from './requests.ts';
import {
  PREMIUM,
  chooseSlot,
  click,
  oneFreeSlot,
  startWalk,
  stepsOf,
  submit,
  untilStep,
  untilStepEntered,
  walkToConfirm,
  type Walk,
} from './walk.ts';

/** A table with a price for everybody and a lower one for premium members. */
const SMART_OFFER = 114;
const GUESTS = { 'allow-guest-login': true } as const;

const typeCard = ({ element }: Walk, name: RegExp) => untilRole(element, 'button', name);

describe('the question after the reservation type', () => {
  it('continues with a normal reservation after a moment, and books it', async () => {
    const walk = await startWalk({ ...GUESTS, campaign: 101 });
    (await typeCard(walk, /reserva normal/i)).click();
    await untilStep(walk, 'choice');
    const slots = await bookAsGuest(walk, walkOfType(1));

    expect(stepsOf(walk)).to.deep.equal([
      'reservation-type',
      'choice',
      'client-info',
      'confirm',
      'success',
    ]);
    const sent = await sentBookings();
    expect(sent.map(({ body }) => body)).to.deep.equal([
      bookingBody({ campaign: 101, people: 2, slots, ...RUI_ON_THE_WIRE }),
    ]);
  });

  it('lets a premium member book smart, at the smart price', async () => {
    const walk = await startWalk({ campaign: SMART_OFFER, ...PREMIUM });
    const slot = await oneFreeSlot(SMART_OFFER, 2);
    (await typeCard(walk, /reserva smart/i)).click();
    await untilStep(walk, 'choice');
    await chooseSlot(walk, slot);
    await untilStep(walk, 'confirm');
    await untilText(walk.element, /Total.*42,00/);
    await submit(walk);
    await untilStep(walk, 'success');

    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(request?.headers).to.include({ token: 'token-premium' });
    expect(request?.body).to.deep.equal(
      bookingBody({
        campaign: SMART_OFFER,
        people: 2,
        slots: [slot],
        givenName: 'Tomás',
        familyName: 'Vaz Moreira',
        email: 'premium@example.com',
        phone: { dialPrefix: '+351', number: '936482915' },
      }),
    );
  });

  it('shows a guest what smart requires, and continues with a normal one when the guest gives up', async () => {
    const slot = await oneFreeSlot(SMART_OFFER, 2);
    const walk = await startWalk({ ...GUESTS, campaign: SMART_OFFER });
    (await typeCard(walk, /reserva smart/i)).click();
    await click(walk, 'Continuar com reserva normal');
    await untilStepEntered(walk, 'choice');
    await whenIdle(() => shownText(walk.element).includes('27,00'), { what: 'the normal price' });
    await click(walk, 'Voltar');
    await untilStep(walk, 'reservation-type');
    (await typeCard(walk, /^reserva normal/i)).click();
    await walkToConfirm(walk, slot);
    await untilText(walk.element, /Total.*54,00/);
    await submit(walk);
    await untilStep(walk, 'success');
    const sent = await sentBookings();
    expect(sent.map(({ body }) => body)).to.deep.equal([
      bookingBody({ campaign: SMART_OFFER, people: 2, slots: [slot], ...RUI_ON_THE_WIRE }),
    ]);
  });
});
