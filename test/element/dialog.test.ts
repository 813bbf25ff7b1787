import {
  allIdle,
  byRole,
  consoleDuring,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
} from '../support/index.ts';
import { BOOKING } from './lifecycle-walks.ts';

describe('a trigger that nothing answers', () => {
  it('is reported once in the console, whether its element is missing or inline', async () => {
    await loadCheckout();
    document.body.innerHTML =
      '<button data-merchant-checkout-open="#gone">A</button><button data-merchant-checkout-open="#mc">B</button>';
    const element = createCheckout(BOOKING);
    element.id = 'mc';
    document.body.append(element);
    await element.ready;
    const lines = await consoleDuring(async () => {
      for (const name of ['A', 'B', 'A']) byRole(document, 'button', name).click();
      await allIdle();
    });
    expect(lines).to.have.length(2);
    for (const target of ['"#gone"', '"#mc"']) {
      expect(lines.filter((line) => line.includes(target))).to.have.length(1);
    }
  });
});
