import {
  activeElement,
  byRole,
  describe,
  elementsBelow,
  expect,
  it,
  passTime,
  press,
  retype,
  setFault,
  shownText,
  tabTo,
  type,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
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
    await passTime(30_000);
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

  async function askInVain(fault: object): Promise<Walk> {
    const walk = await walkToMethods();
    await setFault({ match: CALL.wallet, times: 1, ...fault });
    await tabTo(byRole(walk.element, 'textbox', 'Número de telemóvel'));
    await retype(WALLET.never);
    await press('Enter');
    return walk;
  }

  it('the focus is on the reason, before the button that pays again, after a request that was refused', async () => {
    const walk = await askInVain({ status: 422, body: { message: 'Hoje não.' } });
    await says(walk, 'Hoje não.');
    await hasFocus(walk, 'heading', 'Não foi possível pagar');
    await press('Escape');
    await whenIdle(() => activeElement()?.textContent?.includes('Hoje não.') ?? false, {
      what: 'the focus on the reason beside the button',
    });
    await tabTo(byRole(walk.element, 'button', 'Confirmar e pagar'));
  });

  it('the focus is on the warning after a request that was lost, and the button that pays again comes next', async () => {
    const walk = await askInVain({ drop: true, after: true });
    await says(walk, 'Pagar de novo mesmo assim');
    await whenIdle(
      () =>
        activeElement()?.textContent?.includes('Não sabemos se a primeira tentativa chegou') ??
        false,
      {
        what: 'the focus on the warning',
      },
    );
    await press('Tab');
    await hasFocus(walk, 'button', 'Pagar de novo mesmo assim');
  });

  it('the focus is on the reason beside the methods after a refusal in the wallet was read', async () => {
    const walk = await walkToMethods();
    await tabTo(byRole(walk.element, 'textbox', 'Número de telemóvel'));
    await askNumber(walk, WALLET.never);
    await tabTo(await untilRole(walk.element, 'button', 'Usar outro número'));
    const body = { id: FIRST_PAYMENT, status: 'CANCELLED', message: '' };
    await setFault({ match: CALL.status, body });
    seePageAgain();
    await says(walk, 'foi recusado');
    await hasFocus(walk, 'heading', 'Não foi possível pagar');
    await press('Escape');
    await whenIdle(() => activeElement()?.textContent?.includes('foi recusado') ?? false, {
      what: 'the focus on the reason beside the methods',
    });
  });
});
