import {
  activeElement,
  afterEach,
  byRole,
  describe,
  elementsBelow,
  expect,
  it,
  moveClock,
  overflowOf,
  passTime,
  press,
  retype,
  setFault,
  setViewport,
  shownText,
  tabTo,
  type,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { AGAIN } from './payment-faults-walks.ts';
import {
  CALL,
  FIRST_PAYMENT,
  seePageAgain,
  untilResendFree,
  walkToMethods,
} from './payment-walks.ts';
import {
  comeBackUntil,
  eventsOf,
  paymentRequests,
  says,
  VOUCHER,
  walkToPayment,
  WALLET,
} from './voucher-walks.ts';
import { RUI, startWalk, untilStepEntered, type Walk } from './walk.ts';

/** The announcements of the one live region, in order. */
function hearAnnouncements(): string[] {
  const said: string[] = [];
  const region = document.querySelector('[role=status]');
  if (!region) throw new Error('There is no live region.');
  const hear = () => {
    if (region.textContent) said.push(region.textContent);
  };
  new MutationObserver(hear).observe(region, { childList: true, characterData: true });
  return said;
}

/** The new headings that were painted while nothing had the focus. By the last control Tab leads out of the page, which is no loss. */
function watchLostFocus(walk: Walk): { stop: () => string[] } {
  const lost: string[] = [];
  let frame = 0;
  let before = headingOf(walk);
  const look = () => {
    const shown = headingOf(walk);
    const isNew = shown !== '' && shown !== before;
    if (isNew && document.activeElement === document.body) lost.push(shown);
    before = shown;
    frame = requestAnimationFrame(look);
  };
  look();
  return {
    stop() {
      cancelAnimationFrame(frame);
      return [...new Set(lost)];
    },
  };
}

const headingOf = ({ element }: Walk) =>
  [...elementsBelow(element)].find((each) => each.localName === 'h2' && each.checkVisibility())
    ?.textContent ?? '';

/** Waits for a view whose heading has taken the focus. */
async function untilHeading(walk: Walk, name: string): Promise<void> {
  const heading = await untilRole(walk.element, 'heading', name);
  await whenIdle(() => activeElement() === heading, { what: `the focus on "${name}"` });
}

async function pressButton(walk: Walk, name: string, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(await untilRole(walk.element, 'button', name));
  await press(key);
}

async function fillByKeyboard(walk: Walk): Promise<void> {
  await tabTo(await untilRole(walk.element, 'textbox', walk.words.name));
  await type(RUI.name);
  await press('Tab');
  await type(RUI.email);
  await tabTo(byRole(walk.element, 'textbox', walk.words.phone));
  await type(RUI.phone);
  await press('Enter');
}

async function askNumber(walk: Walk, phone: string): Promise<void> {
  await tabTo(byRole(walk.element, 'textbox', 'Número de telemóvel'));
  await retype(phone);
  await press('Enter');
  await untilHeading(walk, 'Confirma no MB WAY');
}

/** Waits for so many requests that the platform has taken. */
const untilPending = (walk: Walk, count: number) =>
  comeBackUntil(() => eventsOf(walk, 'pending').length === count, `${count} requests`);

const hasFocus = (walk: Walk, role: string, name: string) =>
  whenIdle(() => activeElement() === byRole(walk.element, role, name), {
    what: `the focus on ${role} "${name}"`,
  });

/** Waits until what has the focus says a text, and gives it. */
const focusSays = (text: string) =>
  whenIdle(
    () => {
      const focused = activeElement();
      return focused?.textContent?.includes(text) && focused;
    },
    { what: `the focus on "${text}"` },
  );

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('with the keyboard alone', () => {
  it('a guest buys two vouchers by wallet, by way of another number and another method', async () => {
    const walk = await startWalk(VOUCHER);
    const count = await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
    const said = hearAnnouncements();
    await tabTo(count);
    const focus = watchLostFocus(walk);
    await press('ArrowUp');
    await whenIdle(() => valueOf(count) === '2', { what: 'two vouchers' });
    await pressButton(walk, 'Continuar', 'Enter');
    await untilStepEntered(walk, 'client-info');
    await fillByKeyboard(walk);
    await untilStepEntered(walk, 'confirm');
    await whenIdle(() => said.length === 2, { what: 'both steps said aloud' });
    expect(said).to.deep.equal(['Passo 2 de 3', 'Passo 3 de 3']);

    await askNumber(walk, WALLET.never);
    const help = [...elementsBelow(walk.element)].find(({ localName }) => localName === 'summary');
    await tabTo(help!);
    await press('Enter');
    await says(walk, 'às vezes o pedido está lá');
    moveClock(0.5);
    await passTime(2_000);
    await untilResendFree(walk);
    await pressButton(walk, 'Enviar o pedido de novo', 'Space');
    await hasFocus(walk, 'heading', 'Enviar o pedido de novo?');
    await pressButton(walk, 'Enviar de novo', 'Enter');
    await untilPending(walk, 2);

    await pressButton(walk, 'Pagar de outra forma', 'Enter');
    await untilHeading(walk, 'Como queres pagar?');
    await tabTo(await untilRole(walk.element, 'radio', /^MB WAY/));
    await press('ArrowDown');
    await says(walk, 'Não guardamos os dados do teu cartão');
    expect(activeElement()?.computedName).to.match(/^Cartão/);
    await press('ArrowUp');
    await says(walk, 'Telemóvel do MB WAY');
    await pressButton(walk, 'Voltar a esse pagamento', 'Space');
    await untilHeading(walk, 'Confirma no MB WAY');

    await pressButton(walk, 'Usar outro número', 'Enter');
    await hasFocus(walk, 'textbox', 'Número de telemóvel');
    await pressButton(walk, 'Fechar', 'Space');
    await hasFocus(walk, 'button', 'Usar outro número');
    await press('Enter');
    await hasFocus(walk, 'textbox', 'Número de telemóvel');
    await retype(WALLET.completes);
    await press('Enter');
    await pressButton(walk, 'Sim, pagar de novo', 'Enter');
    await untilPending(walk, 3);
    await hasFocus(walk, 'button', 'Usar outro número');
    await whenIdle(() => said.some((text) => /910\s000\s001/.test(text)), {
      what: 'the number that was asked said aloud',
    });
    await comeBackUntil(() => shownText(walk.element).includes('Os vouchers são teus'), 'paid');
    expect((await untilStepEntered(walk, 'success')).computedName).to.equal('Os vouchers são teus');
    expect(said.filter((text) => text.startsWith('Passo'))).to.have.length(2);
    expect(focus.stop()).to.deep.equal([]);
    const counts = (await paymentRequests()).map(({ body }) => body);
    expect(counts).to.have.length(3);
    for (const body of counts) expect(body).to.include({ quantityPurchased: 2 });
  });

  it('the focus is on the reason after each request in vain, before what can be pressed next, also on a phone', async () => {
    const walk = await walkToMethods();
    const number = () => untilRole(walk.element, 'textbox', 'Número de telemóvel');
    const ask = async () => {
      await tabTo(await number());
      await retype(WALLET.never);
      await press('Enter');
    };
    await setFault({
      match: CALL.wallet,
      status: 422,
      body: { message: 'Hoje não.' },
      times: 1,
    });
    await ask();
    await says(walk, 'Hoje não.');
    await hasFocus(walk, 'heading', 'Não foi possível pagar');
    await press('Escape');
    await focusSays('Hoje não.');
    await tabTo(byRole(walk.element, 'button', 'Confirmar e pagar'));

    await tabTo(await number());
    await askNumber(walk, WALLET.never);
    await tabTo(await untilRole(walk.element, 'button', 'Usar outro número'));
    // The request that was refused never reached the platform.
    const body = { id: FIRST_PAYMENT, status: 'CANCELLED', message: '' };
    await setFault({ match: CALL.status, body });
    seePageAgain();
    await says(walk, 'foi recusado');
    await hasFocus(walk, 'heading', 'Não foi possível pagar');
    await press('Escape');
    await focusSays('foi recusado');

    await setViewport({ width: 360, height: 640 });
    await setFault({ match: CALL.wallet, drop: true, after: true, times: 1 });
    await ask();
    await says(walk, AGAIN);
    const warning = await focusSays('Não sabemos se a primeira tentativa chegou');
    const { top, bottom } = warning.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    const again = byRole(walk.element, 'button', AGAIN);
    expect(bottom).to.be.at.most(again.getBoundingClientRect().top);
    await press('Tab');
    await hasFocus(walk, 'button', AGAIN);
  });

  it('a bank reference is chosen and sent, on a page 320 px wide', async () => {
    await setViewport({ width: 320, height: 720 });
    const walk = await walkToPayment(VOUCHER);
    await tabTo(await untilRole(walk.element, 'radio', /^MB WAY/));
    await press('ArrowDown');
    await says(walk, 'Não guardamos os dados do teu cartão');
    await press('ArrowDown');
    await says(walk, /Tens 2 dias para pagar/);
    expect(await paymentRequests()).to.deep.equal([]);
    await pressButton(walk, 'Confirmar e pagar', 'Enter');
    await untilHeading(walk, 'Referência pronta para pagar');
    expect(overflowOf(walk.element)).to.deep.equal([]);
  });
});
