import {
  activeElement,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  tabTo,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { paymentRequests, says, VOUCHER, walkToPayment } from './voucher-walks.ts';
import { startWalk } from './walk.ts';

describe('a voucher by bank reference', () => {
  it('is chosen and sent by the keyboard alone, on a page 320 px wide', async () => {
    const box = document.createElement('div');
    box.style.inlineSize = '320px';
    document.body.append(box);
    const form = await startWalk(VOUCHER, 'pt', box);
    await untilRole(form.element, 'spinbutton', 'Número de vouchers');
    await expectNoOverflow(form.element);
    await expectNoAxeViolations(form.element);
    form.element.remove();
    const walk = await walkToPayment(VOUCHER, box);
    await tabTo(await untilRole(walk.element, 'radio', /^MB WAY/));
    await press('ArrowDown');
    await says(walk, 'Não guardamos os dados do teu cartão');
    await press('ArrowDown');
    await says(walk, /Tens 2 dias para pagar/);
    await expectNoOverflow(walk.element);
    expect(await paymentRequests()).to.deep.equal([]);
    await tabTo(await untilRole(walk.element, 'button', 'Confirmar e pagar'));
    await press('Enter');
    const title = await untilRole(walk.element, 'heading', 'Referência pronta para pagar');
    await whenIdle(() => activeElement() === title, { what: 'the focus on the heading' });
    await expectNoOverflow(walk.element);
  });
});
