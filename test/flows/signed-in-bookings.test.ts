import {
  choose,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  setFault,
  shownText,
  timeOf,
  whenIdle,
  untilRecorded,
  untilRole,
  untilText,
  valueOf,
} from '../support/index.ts';
import { bookingBody, ownHeaders, sentBookings } from './requests.ts';
import {
  ANA,
  chooseSlot,
  click,
  GUEST,
  oneFreeSlot,
  startWalk,
  stepsOf,
  submit,
  untilStep,
  type Walk,
} from './walk.ts';

const OFFER = { campaign: 101, 'reservation-type': 'normal' } as const;
const ANA_ON_THE_WIRE = {
  givenName: 'Ana',
  familyName: 'Ferreira Lopes',
  email: 'ana@example.com',
};
const CONVERSION = { method: 'POST', path: '/rest/client/book/book/' };
const SMS = { method: 'POST', path: '/rest/client/action/sms/send/' };

/** From the calendar to the success screen; no contact form lies between. */
async function bookSignedIn(walk: Walk) {
  const slot = await oneFreeSlot(101, 2);
  await chooseSlot(walk, slot);
  await untilStep(walk, 'confirm');
  await submit(walk);
  await untilStep(walk, 'success');
  return slot;
}

describe('a signed-in customer', () => {
  it('books without giving a name again: the request has the token, and no data of a guest', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    const slot = await bookSignedIn(walk);

    expect(stepsOf(walk)).to.deep.equal(['choice', 'confirm', 'success']);
    const [request, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(request).to.include({ method: 'POST', path: '/rest/bookings' });
    // The row names no language; the generic client's default is sent. Spec section 7.
    expect(request?.query).to.deep.equal({
      clientApplication: 'WEB',
      providerId: '1',
      language: 'en_EN',
    });
    expect(ownHeaders(request!)).to.deep.equal({
      'content-type': 'application/json',
      token: 'token-ana',
      'x-user-language': 'pt_PT',
    });
    expect(request?.body).to.deep.equal(
      bookingBody({ campaign: 101, people: 2, slots: [slot], ...ANA_ON_THE_WIRE }),
    );
  });

  it('uses a prize: the total follows it and the request names it', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    const slot = await oneFreeSlot(101, 2);
    await chooseSlot(walk, slot);
    await untilStep(walk, 'confirm');
    choose(await untilRole(walk.element, 'combobox', /Usar um prémio/), '7001');
    await whenIdle(() => /Prémio\s*−5,00/.test(shownText(walk.element)), { what: 'the prize' });
    await submit(walk);
    await untilStep(walk, 'success');
    const [request] = await sentBookings();
    expect(request?.body).to.deep.include({ prizeTransactionId: 7001 });
  });

  it('finds the sign-in on the way as a guest, and Back leads to what was typed', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    fill(await untilRole(walk.element, 'textbox', 'Nome'), 'Rui');
    await click(walk, 'Já tenho conta');
    await untilStep(walk, 'login');
    await untilRole(walk.element, 'button', 'Esqueceste-te da palavra-passe?');
    await click(walk, 'Voltar');
    expect(valueOf(await untilRole(walk.element, 'textbox', 'Nome'))).to.equal('Rui');
  });

  it('reports the booking’s value to the platform once, with the page’s channel', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA, 'channel-manager': 'canal-9' }, 'es');
    await bookSignedIn(walk);

    const [conversion, ...others] = await untilRecorded(CONVERSION);
    expect(others).to.deep.equal([]);
    expect(conversion?.path).to.equal('/rest/client/book/book/1001');
    expect(conversion?.query).to.deep.equal({
      token: 'token-ana',
      clientApplication: 'WEB',
      language: 'es_ES',
      channelManager: 'canal-9',
    });
    expect(ownHeaders(conversion!)).to.deep.equal({ 'content-type': 'application/json' });
    expect(conversion?.body).to.deep.equal({
      transactionId: 500_001,
      valueCharged: 0,
      campaignId: 101,
      channelManager: 'canal-9',
    });
    const [booking] = await sentBookings();
    expect(booking?.query).to.include({ channelManager: 'canal-9' });
    expect(ownHeaders(booking!)).to.include({ 'x-user-language': 'es_ES' });
  });

  it('reads nothing of it when the platform does not take the booking’s value', async () => {
    await setFault({ match: CONVERSION.path, status: 500 });
    const walk = await startWalk({ ...OFFER, ...ANA });
    await bookSignedIn(walk);

    await untilRecorded(CONVERSION);
    await untilRole(walk.element, 'heading', walk.words.successTitles[1]);
    expect(walk.receivedEvents.filter(({ name }) => name === 'reserved')).to.have.length(1);
  });

  it('sees the points that the booking earns, before and after', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    await untilText(walk.element, 'Ganhas 20 pontos');
    await bookSignedIn(walk);
    await untilText(walk.element, 'Esta reserva vale 20 pontos.');
  });

  it('gets the booking by SMS, once', async () => {
    const walk = await startWalk({ ...OFFER, ...ANA });
    const slot = await bookSignedIn(walk);
    (await untilRole(walk.element, 'button', 'Receber por SMS')).click();
    await untilRole(walk.element, 'button', 'SMS enviado');

    const [sms, ...others] = await recordedRequests(SMS);
    expect(others).to.deep.equal([]);
    expect(sms?.path).to.equal('/rest/client/action/sms/send/1001');
    expect(sms?.body).to.deep.equal({
      shopName: 'Tasca Lua de Alfama',
      phoneNumber: '+351 218 870 452',
      campaignType: 1,
      campaignTitle: 'Menu da Lua: entrada, prato e sobremesa',
      mobileNumber: '+351912345678',
      promoCode: 'MC-APSX',
      bookDate: slot.startTime.slice(0, 10),
      bookTime: timeOf(slot),
    });
  });
});
