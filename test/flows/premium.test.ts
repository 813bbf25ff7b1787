import {
  describe,
  expect,
  it,
  recordedRequests,
  untilRecorded,
  setFault,
  shownText,
  whenIdle,
  untilRole,
  untilText,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import {
  PLANS,
  SMART_OFFER,
  buyBestPlan,
  comeBack,
  decideAt,
  keepHere,
  startAtPlans,
} from './premium-walks.ts';
import { signAnaIn } from './sign-in-walks.ts';
import {
  ANA,
  PREMIUM,
  chooseSlot,
  click,
  oneFreeSlot,
  startWalk,
  stepsOf,
  submit,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

const PLANS_CALL = { path: '/client/premium/code/hipay/' };
const askedForPlans = () => recordedRequests(PLANS_CALL);
const emitted = ({ receivedEvents }: Walk, name: string) =>
  receivedEvents.filter((event) => event.name === name);

/** From the choice to the thanks, at a price. */
async function bookAt(walk: Walk, price: RegExp): Promise<void> {
  await untilStep(walk, 'choice');
  const slot = await oneFreeSlot(SMART_OFFER, 2);
  await chooseSlot(walk, slot);
  await untilStep(walk, 'confirm');
  await untilText(walk.element, price);
  await submit(walk);
  await untilStep(walk, 'success');
  const [sent] = await sentBookings();
  expect(sent).to.have.nested.property('body.campaignId', SMART_OFFER);
  expect(sent).to.have.nested.property('body.userInformation.email', 'ana@example.com');
}

describe('a smart reservation of somebody who is not premium', () => {
  it('shows the plans with the price a month, the total and the recommended one first', async () => {
    const walk = await startAtPlans();
    const [first, ...others] = await whenIdle(
      () => {
        const shown = [...(walk.element.shadowRoot?.querySelectorAll('button') ?? [])];
        const buys = shown.filter((button) => button.textContent.includes('Aderir e pagar'));
        return buys.length === 3 && buys;
      },
      { what: 'three plans' },
    );
    expect(first?.computedName).to.match(/^Aderir e pagar 35,88\s€ Smart anual$/);
    expect(others.map((each) => each.computedName.slice(-16))).to.have.lengthOf(2);
    const text = shownText(walk.element);
    expect(text)
      .to.match(/2,99\s€ por mês/)
      .and.to.match(/35,88\s€ por 12 meses/);
    expect(text).to.include('Até 4 utilizações');
    const [asked, ...more] = await askedForPlans();
    expect(more).to.deep.equal([]);
    expect(asked?.query).to.include({ language: 'pt_PT' });
  });

  it('is booked smart after a plan was bought', async () => {
    const walk = await startAtPlans();
    await buyBestPlan(walk, 'pay');
    await untilStepEntered(walk, 'choice');
    await untilText(walk.element, 'Já és membro smart');
    await bookAt(walk, /Total.*42,00/);
    expect(emitted(walk, 'redirect').map(({ detail }) => detail['reason'])).to.deep.equal([
      'premium',
    ]);
    expect(emitted(walk, 'submit').map(({ detail }) => detail['kind'])).to.deep.equal([
      'premium',
      'booking',
    ]);
    expect(stepsOf(walk)).to.deep.equal([
      'reservation-type',
      'plans',
      'choice',
      'confirm',
      'success',
    ]);
  });

  it('stays at the plans after a refused payment, which says nothing of membership', async () => {
    const walk = await startAtPlans();
    await buyBestPlan(walk, 'refuse');
    await whenIdle(() => shownText(walk.element).includes('Ainda não recebemos a confirmação'), {
      what: 'the answer',
    });
    expect(stepsOf(walk).at(-1)).to.equal('plans');
    // The answer is set before the plans are requested again.
    expect(await untilRecorded(PLANS_CALL, { count: 2 })).to.have.length(2);
  });

  it('continues as a normal one when the plans are given up, and Back skips them', async () => {
    const walk = await startAtPlans();
    await click(walk, PLANS.giveUp);
    await untilStepEntered(walk, 'choice');
    await bookAt(walk, /Total.*54,00/);
    expect(emitted(walk, 'redirect')).to.deep.equal([]);
  });

  it('is one redirect, however often it is pressed, also with Enter', async () => {
    const walk = await startAtPlans();
    const addresses = keepHere(walk);
    const buy = await untilRole(walk.element, 'button', PLANS.buyHalfYear);
    buy.click();
    buy.click();
    buy.focus();
    await untilRole(walk.element, 'button', PLANS.check);
    expect(addresses).to.have.lengthOf(1);
    await decideAt(addresses[0] ?? '', 'pay');
    comeBack();
    await untilStepEntered(walk, 'choice');
  });
});

describe('a guest who wants smart', () => {
  const GUESTS = { 'allow-guest-login': 'true' };

  it('signs in, sees the plans, buys one and books smart', async () => {
    const walk = await startAtPlans(GUESTS);
    expect(await askedForPlans()).to.deep.equal([]);
    await click(walk, PLANS.signIn);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilStepEntered(walk, 'plans');
    await buyBestPlan(walk, 'pay');
    await bookAt(walk, /Total.*42,00/);
  });

  it('comes back from the sign-in by Back, and can go on as normal', async () => {
    const walk = await startAtPlans(GUESTS);
    await click(walk, PLANS.signIn);
    await untilStep(walk, 'login');
    await click(walk, 'Voltar');
    await untilStepEntered(walk, 'plans');
    await click(walk, PLANS.giveUp);
    await untilStepEntered(walk, 'choice');
    await untilText(walk.element, '27,00');
  });
});

describe('a page that asks for smart', () => {
  const SMART = { campaign: SMART_OFFER, 'reservation-type': 'smart' };

  it('shows the plans before the choice to who is not premium', async () => {
    const walk = await startWalk({ ...SMART, ...ANA });
    expect(stepsOf(walk)).to.deep.equal(['plans']);
    await click(walk, PLANS.giveUp);
    await untilStepEntered(walk, 'choice');
  });

  it('shows a member the choice at once', async () => {
    const walk = await startWalk({ ...SMART, ...PREMIUM });
    expect(stepsOf(walk)).to.deep.equal(['choice']);
    await untilText(walk.element, '21,00');
  });
});

describe('plans that are not there', () => {
  const PLAN_CALL = 'GET /rest/client/premium/code/hipay/';

  it('say that none is sold, with the way on', async () => {
    await setFault({ match: PLAN_CALL, status: 200, body: { products: [] } });
    const walk = await startAtPlans();
    await whenIdle(() => shownText(walk.element).includes('não há planos à venda'), {
      what: 'that',
    });
    await untilRole(walk.element, 'button', PLANS.giveUp);
  });

  it('whose payment pages are unsafe are one error that names the field, and can be asked for again', async () => {
    const plan = { id: 1, description: 'X', period: '', months: 1, price: 1, totalPrice: 1 };
    const products = ['data:text/html,x', 'http://pay.example'].map((urlHiPay) => ({
      ...plan,
      urlHiPay,
    }));
    await setFault({ match: PLAN_CALL, status: 200, body: { products }, times: 1 });
    const walk = await startAtPlans();
    const retry = await untilRole(walk.element, 'button', 'Tentar de novo');
    const [error] = emitted(walk, 'error');
    expect(error?.detail['code']).to.equal('api');
    expect(error?.detail['message']).to.include('urlHiPay');
    retry.click();
    await untilRole(walk.element, 'button', PLANS.buyBest);
  });
});
