import {
  afterEach,
  allIdle,
  axeViolationsOf,
  describe,
  emulateMedia,
  expect,
  it,
  overflowOf,
  resetSandbox,
  setFault,
  setViewport,
  shownText,
  smallTargetsOf,
  untilNoRole,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { PLANS, comeBack, decideAt, keepHere, startAtPlans } from './premium-walks.ts';
import { BOOKING_WALKS, bookAsGuest, walkOfType } from './booking-walks.ts';
import {
  ANA,
  GUEST,
  chooseSlot,
  click,
  fillContact,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const HEIGHT = 720;

/** The error at a field. */
const WRONG = '.mc-field-error';

afterEach(async () => {
  await emulateMedia({});
  await setViewport(DESKTOP);
});

/** Barriers on phones: violations, targets of less than 24 px, and content wider than the page. */
async function barriersOnPhones({ element }: Walk): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [360, 320]) {
    await setViewport({ width, height: HEIGHT });
    found.push(...overflowOf(element).map((each) => `${width} px: ${each}`));
  }
  return [...found, ...smallTargetsOf(element), ...(await axeViolationsOf(element))];
}

describe('every screen of a booking is accessible and fits phones of 360 and 320 px', () => {
  for (const booking of BOOKING_WALKS) {
    it(`type ${booking.type}`, async () => {
      const walk = await startWalk({ ...GUEST, campaign: booking.campaign });
      const barriers: Record<string, readonly string[]> = {};
      await bookAsGuest(walk, booking, async (step) => {
        barriers[step] = await barriersOnPhones(walk);
        if (booking.type !== 1) return;
        await emulateMedia({ colorScheme: 'dark' });
        barriers[`${step} in the dark`] = await axeViolationsOf(walk.element);
        await emulateMedia({});
      });
      expect(Object.keys(barriers)).to.include.members(booking.steps);
      expect(Object.values(barriers).flat()).to.deep.equal([]);
    });
  }

  it('signed in: what is known, folded and unfolded, and the thanks with points', async () => {
    const walk = await startWalk({ ...ANA, campaign: 101, 'reservation-type': 'normal' });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    [...(walk.element.shadowRoot?.querySelectorAll('summary') ?? [])]
      .find((summary) => shownText(summary).includes('Alterar nome ou telemóvel'))
      ?.click();
    await untilRole(walk.element, 'textbox', walk.words.name);
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
  });

  it('the choice of the reservation type, and the plans as a guest sees them', async () => {
    const walk = await startWalk({ campaign: 114, 'allow-guest-login': true });
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    (await untilRole(walk.element, 'button', /reserva smart/i)).click();
    await untilRole(walk.element, 'button', 'Continuar com reserva normal');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
  });

  it('the plans: on sale, in the dark, with a payment page opened, refused, and given up', async () => {
    const walk = await startAtPlans();
    await untilRole(walk.element, 'button', PLANS.buyBest);
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    await emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolationsOf(walk.element)).to.deep.equal([]);
    await emulateMedia({});
    const addresses = keepHere(walk);
    await click(walk, PLANS.buyBest);
    await untilText(walk.element, 'Já abriste a página de pagamento');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    await decideAt(addresses[0] ?? '', 'refuse');
    comeBack();
    await untilText(walk.element, 'Ainda não recebemos a confirmação');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    await click(walk, PLANS.giveUp);
    await untilStepEntered(walk, 'choice');
    await untilText(walk.element, '27,00');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
  });

  it('the plans: none, and failed', async () => {
    for (const [what, fault] of [
      ['none', { status: 200, body: { products: [] } }],
      ['failed', { status: 422, body: { message: 'Hoje não.' } }],
    ] as const) {
      await resetSandbox();
      await setFault({ match: 'GET /rest/client/premium/code/hipay/', ...fault });
      const walk = await startAtPlans();
      await whenIdle(() => /Hoje não|não há planos/.test(shownText(walk.element)), { what });
      expect(await barriersOnPhones(walk), what).to.deep.equal([]);
      walk.element.remove();
      await allIdle();
      sessionStorage.clear();
    }
  });

  it('errors: of the calendar, the contact form and the invoice, and the server’s refusal in its dialog', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 106 });
    const expectWrong = async () => {
      await whenIdle(() => walk.element.shadowRoot?.querySelector(WRONG), { what: 'an error' });
      expect(await barriersOnPhones(walk)).to.deep.equal([]);
    };
    await click(walk, walk.words.continue);
    await expectWrong();

    await walkOfType(6).pick(walk);
    await untilStep(walk, 'client-info');
    await click(walk, walk.words.continue);
    await expectWrong();

    await fillContact(walk);
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    const invoice = await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF');
    invoice.click();
    await submit(walk);
    await expectWrong();

    invoice.click();
    await setFault({ match: 'POST /rest/bookings', status: 422, body: { message: 'Hoje não.' } });
    await submit(walk);
    await untilRole(walk.element, 'alertdialog', 'Não foi possível reservar');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
    await click(walk, 'Voltar à reserva');
    await untilNoRole(walk.element, 'alertdialog');
    expect(await barriersOnPhones(walk)).to.deep.equal([]);
  });
});
