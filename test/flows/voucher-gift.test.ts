import {
  allByRole,
  describe,
  expect,
  it,
  recordedRequests,
  shadow,
  shownText,
  untilRole,
} from '../support/index.ts';
import {
  cardsIn,
  GIFT,
  payGift,
  toggleGift,
  untilCard,
  walkWithGift,
  writeGift,
} from './gift-walks.ts';
import { comeBackUntil, hasEvent, payByWallet, reload, untilWaiting } from './voucher-walks.ts';
import { WALLET, walkToPayment } from './voucher-walks.ts';
import { click, untilStep, type Walk } from './walk.ts';

/** All that the browser keeps. */
const stored = () =>
  JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]);

const wordsOf = ({ element }: Walk) =>
  shadow(element).querySelector('canvas[role=img] + .mc-visually-hidden')?.textContent ?? '';

describe('a voucher that is a gift', () => {
  it('has its card on the confirmation, with the code, and nothing of it is sent, stored or announced', async () => {
    const walk = await walkWithGift();
    await payGift(walk);
    const words = wordsOf(walk).replaceAll(/[\u2068\u2069]/g, '');
    expect(words).to.match(/^Parabéns!\nPara Rita Vasconcelos\n/);
    expect(words).to.include(`${GIFT.message}\nDe ${GIFT.from}\n`);
    expect(words).to.match(/\n1 voucher\n/);
    expect(words).to.match(/\nCódigo: V-/);
    expect(words).to.match(/\nVálido até .+ 2027/);
    await untilRole(walk.element, 'button', 'Guardar a imagem');
    await untilRole(walk.element, 'button', 'Imprimir o cartão');

    const seen = JSON.stringify([await recordedRequests(), walk.receivedEvents]) + stored();
    for (const text of Object.values(GIFT)) expect(seen).not.to.include(text);
  });

  it('keeps the card when the customer goes back, and loses it with a reload, as it says', async () => {
    const walk = await walkWithGift();
    expect(shownText(walk.element)).not.to.include(GIFT.to);
    await click(walk, 'Voltar');
    await click(walk, 'Voltar');
    await untilStep(walk, 'choice');
    const to = await untilRole(walk.element, 'textbox', 'Para quem é? (opcional)');
    expect(to).to.have.property('value', GIFT.to);
    expect(shownText(walk.element)).to.include('perde-se se a página recarregar');

    const after = await reload(walk);
    await untilRole(after.element, 'spinbutton', 'Número de vouchers');
    expect(allByRole(after.element, 'textbox', 'Para quem é? (opcional)')).to.have.length(0);
    toggleGift(after);
    const empty = await untilRole(after.element, 'textbox', 'Para quem é? (opcional)');
    expect(empty).to.have.property('value', '');
  });

  it('can still become one on the confirmation', async () => {
    const walk = await walkToPayment();
    await payByWallet(walk, WALLET.completes);
    await untilWaiting(walk);
    await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
    await untilStep(walk, 'success');
    expect(cardsIn(walk)).to.have.length(0);
    await writeGift(walk);
    await untilCard(walk, 'Cartão de presente');
    expect(wordsOf(walk)).to.include(GIFT.message);
  });
});
