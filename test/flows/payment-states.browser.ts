import {
  after,
  axeViolationsOf,
  before,
  choose,
  describe,
  expect,
  fill,
  it,
  passTime,
  overflowOf,
  setFault,
  setViewport,
  shownText,
  smallTargetsOf,
  untilDrawn,
  whenIdle,
  untilRole,
} from '../support/index.ts';
import { askForLink, CALL, chargeMore, unfold, walkToMethods } from './payment-walks.ts';
import { buyBestPlan, keepHere, PLANS, startAtPlans } from './premium-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  pay,
  PAY_IN_PLACE,
  payByWallet,
  sayPayAgain,
  reload,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';
import { ANA, click, PREMIUM, startWalk, untilStepEntered, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const NARROW = { width: 320, height: 720 };

const CARD = /^Cartão/;
const REFERENCE = /^Referência Multibanco/;
const AS_ANA = { ...VOUCHER, ...ANA };
const NORMAL = { 'reservation-type': 'normal' } as const;

/** The wallet was asked so many times. An answer may come before the screen of the wait is seen. */
const untilAsked = (walk: Walk, times = 1) =>
  whenIdle(() => eventsOf(walk, 'pending').length === times, { what: `request ${times}` });

/** A wallet request that was sent. */
async function askWallet(phone: string): Promise<Walk> {
  const walk = await walkToMethods();
  await payByWallet(walk, phone);
  await untilAsked(walk);
  return walk;
}

/** A wallet request that is waited for. */
async function waitForWallet(): Promise<Walk> {
  const walk = await askWallet(WALLET.never);
  await untilWaiting(walk);
  return walk;
}

async function seen(walk: Walk, text: string): Promise<Walk> {
  await comeBackUntil(() => shownText(walk.element).includes(text), text);
  return walk;
}

const paid = async () => seen(await askWallet(WALLET.completes), 'O voucher é teu');

async function askedForLink(method: RegExp, fault?: () => Promise<void>): Promise<Walk> {
  const walk = await walkToMethods();
  await fault?.();
  await askForLink(walk, method);
  return walk;
}

async function inVoucherForm(fillIn: (walk: Walk) => Promise<void>): Promise<Walk> {
  const walk = await startWalk(AS_ANA);
  await untilRole(walk.element, 'combobox', /Usar um prémio/);
  await fillIn(walk);
  return walk;
}

/** Every state of paying: how a customer gets there, what is read there, and what is awaited before the next one. */
const STATES: readonly [
  what: string,
  shows: string | RegExp,
  reach: () => Promise<Walk>,
  end?: (walk: Walk) => Promise<unknown>,
][] = [
  [
    'the voucher form with a prize and an invoice',
    /37,00\s€/,
    () =>
      inVoucherForm(async (walk) => {
        choose(await untilRole(walk.element, 'combobox', /Usar um prémio/), '7001');
        (await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF')).click();
        await untilRole(walk.element, 'textbox', 'NIF');
      }),
  ],
  [
    'the voucher form with an invoice that lacks everything',
    'O NIF tem de ter 9 algarismos',
    () =>
      inVoucherForm(async (walk) => {
        (await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF')).click();
        await click(walk, 'Continuar');
      }),
  ],
  [
    'the voucher form of a premium reservation',
    'Reserva smart',
    () => startWalk({ campaign: 110, 'default-view': 'premium', ...PREMIUM, ...NORMAL }),
  ],
  ['the methods, the wallet’s panel open', 'Telemóvel do MB WAY', () => walkToMethods()],
  [
    'the methods, the card’s panel open',
    'Não guardamos os dados do teu cartão',
    async () => {
      const walk = await walkToMethods();
      await chooseMethod(walk, CARD);
      return walk;
    },
  ],
  [
    'the methods, the reference’s panel open',
    /Tens 2 dias para pagar/,
    async () => {
      const walk = await walkToMethods();
      await chooseMethod(walk, REFERENCE);
      return walk;
    },
  ],
  [
    'a wrong number of the wallet',
    /número de telemóvel/,
    async () => {
      const walk = await walkToMethods();
      await payByWallet(walk, '21 000 000');
      return walk;
    },
  ],
  [
    'a request under way',
    'A carregar o pagamento',
    async () => {
      const walk = await walkToMethods();
      await setFault({ match: CALL.wallet, after: true, delayMs: 3_000, times: 1 });
      await payByWallet(walk, WALLET.never);
      return walk;
    },
    // The answer would be kept for the next state.
    (walk) => untilAsked(walk),
  ],
  ['the wait for the wallet', 'Abre a app MB WAY', () => waitForWallet()],
  [
    'the help while nothing comes',
    'às vezes o pedido está lá',
    async () => {
      const walk = await waitForWallet();
      unfold(walk, 'Não recebeste nada?');
      return walk;
    },
  ],
  [
    'the end of the four minutes',
    'O tempo do pedido terminou',
    async () => {
      const walk = await waitForWallet();
      await passTime(5 * 60_000);
      return walk;
    },
  ],
  [
    'a refusal in the wallet',
    'Este pagamento foi recusado',
    async () => seen(await askWallet(WALLET.isCancelled), 'foi recusado'),
  ],
  [
    'an error of the platform at the request',
    'A plataforma de pagamentos não respondeu',
    async () => {
      const walk = await walkToMethods();
      await payByWallet(walk, WALLET.fails);
      return walk;
    },
  ],
  [
    'an unknown outcome',
    'Pagar de novo mesmo assim',
    async () => {
      const walk = await walkToMethods();
      await setFault({ match: CALL.wallet, drop: true, after: true, times: 1 });
      await payByWallet(walk, WALLET.never);
      return walk;
    },
  ],
  [
    'another method while a payment is open',
    'Tens um pagamento à espera',
    async () => {
      const walk = await waitForWallet();
      await click(walk, 'Pagar de outra forma');
      return walk;
    },
  ],
  [
    'the question before something is paid again',
    'Ainda não sabemos se ficou feito',
    async () => {
      const walk = await waitForWallet();
      await click(walk, 'Pagar de outra forma');
      await setFault({ match: CALL.status, status: 503 });
      await pay(walk);
      return walk;
    },
  ],
  [
    'a wallet that charges something else',
    'O valor é diferente',
    async () => {
      const walk = await walkToMethods();
      await chargeMore('wallet');
      await payByWallet(walk, WALLET.never);
      return walk;
    },
  ],
  [
    'a card payment that charges something else',
    'O valor é diferente',
    () => askedForLink(CARD, () => chargeMore('link')),
  ],
  [
    'a card payment whose page is open elsewhere',
    'Abrir a página de pagamento',
    () => askedForLink(CARD),
  ],
  [
    'a card payment that is pending after the way back',
    'Por confirmar',
    async () => {
      const walk = await askedForLink(CARD);
      await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
      return reload(walk, AS_ANA);
    },
  ],
  [
    'an unsafe payment page',
    'Houve um erro na plataforma',
    () =>
      askedForLink(CARD, () =>
        setFault({
          match: CALL.link,
          body: { id: 1, urlPaymentPlatform: 'http://pay.example' },
        }),
      ),
  ],
  [
    'a way back that belongs to no payment',
    'Aqui não conseguimos confirmá-la',
    async () => {
      history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
      return startWalk(AS_ANA);
    },
  ],
  ['a reference', 'Referência pronta para pagar', () => askedForLink(REFERENCE)],
  ['vouchers paid', /V-/, paid],
  [
    'vouchers paid, after a reload',
    /V-/,
    async () => {
      const after = await reload(await paid(), AS_ANA);
      return seen(after, 'V-');
    },
  ],
  [
    'another number for the wallet, in place',
    'Telemóvel do MB WAY',
    async () => {
      const walk = await waitForWallet();
      await click(walk, 'Usar outro número');
      return seen(walk, 'Telemóvel do MB WAY');
    },
  ],
  [
    'vouchers paid by the first of two requests',
    'recusa-o: este pagamento já está feito',
    async () => {
      const walk = await waitForWallet();
      await click(walk, 'Usar outro número');
      fill(await untilRole(walk.element, 'textbox', 'Número de telemóvel'), WALLET.completes);
      await click(walk, PAY_IN_PLACE);
      await sayPayAgain(walk);
      await untilAsked(walk, 2);
      return seen(walk, 'O voucher é teu');
    },
  ],
  [
    'vouchers paid for which something else was charged',
    /Aqui viste 42,00\s€, mas foram cobrados 45,00\s€/,
    async () => {
      const walk = await waitForWallet();
      await setFault({
        match: CALL.status,
        body: { id: 900_001, status: 'COMPLETED', message: '', valueCharged: 45 },
      });
      return seen(walk, 'O voucher é teu');
    },
  ],
  ['the plans', 'Recomendado', () => startAtPlans()],
  [
    'the plans while one is being paid',
    'Já abriste a página de pagamento',
    async () => {
      const walk = await startAtPlans();
      keepHere(walk);
      await click(walk, PLANS.buyBest);
      return walk;
    },
  ],
  [
    'the plans after a refusal',
    'Ainda não recebemos a confirmação',
    async () => {
      const walk = await startAtPlans();
      await buyBestPlan(walk, 'refuse');
      return walk;
    },
  ],
  [
    'the choice after the plans were given up',
    '27,00',
    async () => {
      const walk = await startAtPlans();
      await click(walk, PLANS.giveUp);
      await untilStepEntered(walk, 'choice');
      return walk;
    },
  ],
  [
    'the choice after a plan was bought',
    'Já és membro smart',
    async () => {
      const walk = await startAtPlans();
      await buyBestPlan(walk, 'pay');
      await untilStepEntered(walk, 'choice');
      return walk;
    },
  ],
];

describe('every state of paying has no barrier, fits 320 px and has targets of 24 px', () => {
  before(() => setViewport(NARROW));
  after(() => setViewport(DESKTOP));

  for (const [what, shows, reach, end] of STATES) {
    it(what, async () => {
      const walk = await reach();
      if (end) {
        // It is there only as long as a call is out.
        await untilDrawn();
        expect(shownText(walk.element)).to.include(shows);
      } else {
        await says(walk, shows);
      }
      expect(overflowOf(walk.element), 'wider than the page').to.deep.equal([]);
      expect(smallTargetsOf(walk.element), 'smaller than 24 px').to.deep.equal([]);
      expect(await axeViolationsOf(walk.element), 'barriers').to.deep.equal([]);
      await end?.(walk);
    });
  }
});
