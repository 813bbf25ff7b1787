import {
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  untilDrawn,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { BOOKINGS, OBTAIN, POINTS, reload, startAtResult, untilObtained } from './points-walks.ts';
import { ownHeaders, refusal, sentBookings } from './requests.ts';
import {
  ANA_SIGNS_IN,
  continueWith,
  NEWCOMER,
  password,
  SIGN_IN,
  signAnaIn,
  untilView,
} from './sign-in-walks.ts';
import { ANA, click, sendAgain, startWalk, stepsOf, untilStep } from './walk.ts';

describe('campaign points', () => {
  it('go to a signed-in customer with one press and one request', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    expect(stepsOf(walk)).to.deep.equal(['points-confirm', 'points-result']);
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(request?.path).to.equal('/rest/bookings');
    expect(ownHeaders(request!)).to.include({ token: 'token-ana' });
    const { slots, ...body } = request!.body as { slots: { startTime: string }[] };
    expect(body).to.deep.equal({
      campaignId: 111,
      refererLink: location.origin + location.pathname,
      userInformation: { language: 'pt_PT', partnerUserId: '' },
      partySize: 1,
      onBehalfOfUser: true,
    });
    expect(slots).to.have.length(1);
    expect(slots[0]).to.have.property('durationSec', 0);
    expect(Math.abs(Date.parse(slots[0]!.startTime) - Date.now())).to.be.below(60_000);
    const emitted = walk.receivedEvents
      .filter(({ name }) => name === 'reserved')
      .map(({ detail }) => detail);
    expect(emitted).to.deep.equal([{ transactionId: '900001', kind: 'points', valueCharged: 0 }]);
  });

  for (const [place, query, attributes] of [
    ['of the element', '', { qr: 'POINTS10' }],
    ['in the address', '?qr=POINTS10', { 'url-params': 'on' }],
  ] as const) {
    it(`start by the value of qr ${place} alone, which is the code`, async () => {
      history.replaceState(null, '', `${location.pathname}${query}`);
      const walk = await startWalk({ shop: 2, ...ANA, ...attributes });
      history.replaceState(null, '', location.pathname);
      await untilStep(walk, 'points-confirm');
      expect(walk.receivedEvents.filter(({ name }) => name === 'error')).to.deep.equal([]);
      await click(walk, OBTAIN);
      await untilObtained(walk);
      const [sent] = await sentBookings();
      expect(sent).to.have.nested.property('body.campaignId', 111);
    });
  }

  it('stand in the new balance', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    await untilText(walk.element, 'O teu saldo');
    expect(shownText(walk.element)).to.match(/O teu saldo\s*350 pontos/);
  });

  it('are measured as earned, once', async () => {
    const tracked: unknown[] = [];
    document.addEventListener('merchant-checkout:track', (event) => {
      const { detail } = event as CustomEvent<{ name: string; params: { value?: number } }>;
      if (detail.name === 'earn_virtual_currency') tracked.push(detail.params.value);
    });
    const walk = await startAtResult();
    await untilObtained(walk);
    await whenIdle(() => tracked.length > 0, { what: 'the measured points' });
    await untilObtained(await reload(walk));
    expect(tracked).to.deep.equal([10]);
  });

  it('ask a guest to sign in, also where guests may book, and then go on by themselves', async () => {
    const walk = await startWalk({ ...POINTS, 'allow-guest-login': true });
    await untilText(walk.element, 'Só para utilizadores registados');
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    expect(await sentBookings()).to.deep.equal([]);
    await signAnaIn(walk);
    await untilStep(walk, 'points-result');
    await untilObtained(walk);
    expect(await sentBookings()).to.have.length(1);
  });

  it('go to a new customer who registers on the way', async () => {
    const walk = await startWalk({ ...POINTS, 'referral-code': 'AMIGA-7' });
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    await continueWith(walk, NEWCOMER.email);
    await untilView(SIGN_IN.register);
    fill(await password(walk), NEWCOMER.password);
    (await untilRole(walk.element, 'checkbox', SIGN_IN.accept)).click();
    await click(walk, SIGN_IN.registerButton);
    await untilStep(walk, 'points-result');
    await untilObtained(walk);
    const [signUp] = await recordedRequests({ path: '/rest/client/authentication/signUp' });
    expect(signUp?.body).to.include({ referralCode: 'AMIGA-7' });
    expect(await sentBookings()).to.have.length(1);
  });

  it('are not obtained again by a moved element, Back or a reload', async () => {
    const walk = await startAtResult();
    await untilObtained(walk);
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(walk.element);
    await untilObtained(walk);
    walk.element.back();
    const again = await reload(walk);
    await untilObtained(again);
    expect(await sentBookings()).to.have.length(1);
  });

  it('are not obtained twice by a reload while the answer is awaited', async () => {
    const walk = await startWalk({ ...POINTS, ...ANA });
    await setFault({ match: BOOKINGS, delayMs: 3_000, times: 1 });
    (await untilRole(walk.element, 'button', OBTAIN)).click();
    await untilDrawn();
    expect(await sentBookings()).to.have.length(1);
    const again = await reload(walk);
    await untilRole(again.element, 'heading', 'Não sabemos se a campanha foi obtida');
    expect(await sentBookings()).to.have.length(1);
    await sendAgain(again, 'Tentar de novo');
    await untilObtained(again);
    expect(await sentBookings()).to.have.length(2);
  });

  it('behind an error of the server may have been obtained: only the customer asks again', async () => {
    const body = { message: 'Erro.' };
    await setFault({ match: BOOKINGS, status: 500, body, after: true, times: 1 });
    const walk = await startAtResult();
    await untilText(walk.element, 'Não sabemos se a campanha foi obtida');
    expect(await sentBookings()).to.have.length(1);
  });

  it('that are refused are one sentence in a modal, and the button again', async () => {
    await setFault({
      match: BOOKINGS,
      status: 409,
      body: { message: 'Este código já foi usado.' },
      times: 1,
    });
    const walk = await startAtResult();
    const dialog = await untilRole(walk.element, 'alertdialog');
    await untilText(dialog, 'Este código já foi usado.');
    await click(walk, 'Voltar à campanha');
    await click(walk, OBTAIN);
    await untilObtained(walk);
    expect(await sentBookings()).to.have.length(2);
  });

  it('ask to sign in again where the token is refused', async () => {
    await setFault({ match: BOOKINGS, ...refusal(401, 'Sessão terminada.'), times: 1 });
    const walk = await startAtResult();
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilObtained(walk);
  });

  it('go to the customer’s own account where the page’s token is of another merchant', async () => {
    const walk = await startWalk({ ...POINTS, 'user-id': 1001, token: 'token-of-others' });
    await untilText(walk.element, 'Não foi possível reconhecer a tua conta');
    await click(walk, OBTAIN);
    await untilStep(walk, 'login');
    await signAnaIn(walk);
    await untilObtained(walk);
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(ownHeaders(request!)).to.include({ token: 'token-ana' });
  });
});

describe('goTo("skip_campaign_type_5_first_step")', () => {
  it('starts a coupon at the sign-in, and continues from there', async () => {
    const walk = await startWalk({ campaign: 105, 'reservation-type': 'normal' });
    walk.element.goTo('skip_campaign_type_5_first_step');
    await whenIdle(
      () =>
        walk.receivedEvents.findLast(({ name }) => name === 'step')?.detail['flow'] ===
        'skip_campaign_type_5_first_step',
      { what: 'the flow' },
    );
    expect(stepsOf(walk).at(-1)).to.equal('login');
    await continueWith(walk, ANA_SIGNS_IN.email);
    await untilView(SIGN_IN.login);
    fill(await password(walk), ANA_SIGNS_IN.password);
    await click(walk, SIGN_IN.loginButton);
    await untilStep(walk, 'confirm');
  });
});
