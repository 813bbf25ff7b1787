import {
  describe,
  expect,
  it,
  moveClock,
  setFault,
  whenIdle,
  untilRole,
} from '../support/index.ts';
import { askForLink, CALL, seePageAgain, walkToMethods } from './payment-walks.ts';
import { refusal } from './requests.ts';
import {
  chooseMethod,
  eventsOf,
  pay,
  payByWallet,
  paymentRequests,
  reload,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
  walkToPayment,
} from './voucher-walks.ts';
import { ANA, chooseSlot, click, oneFreeSlot, submit, untilStep, type Walk } from './walk.ts';

const CARD = /^Cartão/;
const AS_ANA = { ...VOUCHER, ...ANA };
const DAY_MINUTES = 24 * 60;

/** Ana waits for the wallet: nothing of hers has to be typed again after a reload. */
async function waitForWallet(): Promise<Walk> {
  const walk = await walkToMethods();
  await payByWallet(walk, WALLET.never);
  await untilWaiting(walk);
  return walk;
}

/** Changes what is saved of the flow, as it stands in the tab's storage. */
function changeSavedFlow(change: (text: string) => string): void {
  for (const [key, text] of Object.entries(sessionStorage)) {
    if (text.startsWith('{"version"')) sessionStorage.setItem(key, change(text));
  }
}

describe('a payment that is open', () => {
  for (const [what, lose] of [
    [
      'the saved step has another name',
      () => changeSavedFlow((text) => text.replaceAll('"confirm"', '"pay-now"')),
    ],
    [
      'the saved mode is not known',
      () => changeSavedFlow((text) => text.replaceAll('"mode":"voucher"', '"mode":"gift"')),
    ],
    [
      'another version saved the flow',
      () => changeSavedFlow((text) => text.replace('{"version":1', '{"version":9')),
    ],
    ['the clock is two days ahead', () => moveClock(2 * DAY_MINUTES + 1)],
  ] as const) {
    it(`shows again after a reload where ${what}`, async () => {
      const before = await waitForWallet();
      lose();
      const walk = await reload(before, AS_ANA);
      await untilWaiting(walk);
      await click(walk, 'Pagar de outra forma');
      await askForLink(walk, CARD);
      await untilRole(walk.element, 'alertdialog', 'Pagar outra vez?');
      expect(await paymentRequests()).to.have.length(1);
    });
  }

  it('by bank reference shows again 47 hours later', async () => {
    const before = await walkToPayment();
    await chooseMethod(before, /^Referência/);
    await pay(before);
    await says(before, 'Referência pronta para pagar');
    moveClock(47 * 60);
    const walk = await reload(before);
    await says(walk, 'Referência pronta para pagar');
    expect(await paymentRequests()).to.have.length(1);
  });

  it('shows again after a booking of another campaign', async () => {
    const walk = await waitForWallet();
    const slot = await oneFreeSlot(101, 2);
    walk.element.removeAttribute('reservation-mode');
    walk.element.setAttribute('campaign', '101');
    await whenIdle(() => eventsOf(walk, 'step').at(-1)?.['step'] === 'choice', {
      what: 'a choice',
    });
    await chooseSlot(walk, slot);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    walk.element.setAttribute('reservation-mode', 'voucher');
    walk.element.setAttribute('campaign', '110');
    await untilWaiting(walk);
    expect(await paymentRequests()).to.have.length(1);
  });

  it('is asked about before a guest pays by card, after the session ended', async () => {
    const walk = await waitForWallet();
    await setFault({ match: CALL.status, ...refusal(401, 'Sessão terminada.') });
    seePageAgain();
    await says(walk, 'já não tens a sessão iniciada');
    await click(walk, 'Pagar de outra forma');
    await askForLink(walk, CARD);
    await untilRole(walk.element, 'alertdialog', 'Pagar outra vez?');
    expect(await paymentRequests()).to.have.length(1);
  });
});
