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

describe('a campaign with a discount and no price', () => {
  const DISCOUNT_ONLY = 117;
  const SUBMIT_FREE = 'Confirmar reserva';

  it('shows a premium member the smart discount on the card, in the form, the summary and the result', async () => {
    const walk = await startWalk({ campaign: DISCOUNT_ONLY, ...PREMIUM });
    const slot = await oneFreeSlot(DISCOUNT_ONLY, 2);
    const smart = await typeCard(walk, /reserva smart/i);
    expect(smart.textContent).to.match(/25% de desconto/);
    expect((await typeCard(walk, /reserva normal/i)).textContent).to.match(/15% de desconto/);
    smart.click();
    for (const step of ['choice', 'confirm', 'success']) {
      await untilStepEntered(walk, step);
      await untilText(walk.element, '25% de desconto');
      expect(shownText(walk.element)).not.to.match(/0,00|grátis|15%/i);
      if (step === 'choice') await chooseSlot(walk, slot);
      if (step === 'confirm') await click(walk, SUBMIT_FREE);
    }
  });

  it('shows a normal reservation its own discount, and an offer price of 0 as no price', async () => {
    const walk = await startWalk({ ...GUESTS, campaign: DISCOUNT_ONLY });
    const slot = await oneFreeSlot(DISCOUNT_ONLY, 2);
    (await typeCard(walk, /reserva normal/i)).click();
    await untilStep(walk, 'choice');
    await untilText(walk.element, '15% de desconto');
    await walkToConfirm(walk, slot);
    await click(walk, SUBMIT_FREE);
    await untilStep(walk, 'success');
    await untilText(walk.element, '15% de desconto');
    expect(shownText(walk.element)).not.to.match(/0,00|grátis/i);
  });

  it('names the smart discount among the benefits of a plan', async () => {
    const walk = await startWalk({ ...GUESTS, campaign: DISCOUNT_ONLY });
    (await typeCard(walk, /reserva smart/i)).click();
    await untilStepEntered(walk, 'plans');
    await untilText(walk.element, '25% de desconto, em vez de 15%');
  });
});

describe('a campaign that only sells vouchers', () => {
  for (const [does, attributes] of [
    ['does not ask for normal or smart', {}],
    ['shows no plans where the page asks for smart', { 'reservation-type': 'smart' }],
  ] as const) {
    it(does, async () => {
      const walk = await startWalk({ ...GUESTS, campaign: 110, ...attributes });
      await untilStep(walk, 'choice');
      expect(stepsOf(walk)).to.deep.equal(['choice']);
    });
  }
});
