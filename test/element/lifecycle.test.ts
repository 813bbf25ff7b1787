import {
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  resetSandbox,
  setFault,
  shadow,
  shownText,
  untilEvent,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { BOOKING } from './lifecycle-walks.ts';

describe('the element', () => {
  it('reports a campaign that does not exist, in the customer’s language', async () => {
    await loadCheckout();
    const element = createCheckout({ ...BOOKING, campaign: 999 });
    const error = untilEvent(element, 'error');
    document.body.append(element);
    expect(await error).to.include({ code: 'api', status: 404 });
    await whenIdle(() => /não encontrámos esta oferta/i.test(shownText(shadow(element))));
  });

  it('reports an unusable answer, and offers a way on', async () => {
    await loadCheckout();
    await setFault({ match: '/rest/v1/web/campaigns', body: '<html>', status: 500 });
    const element = createCheckout(BOOKING);
    const error = untilEvent(element, 'error');
    document.body.append(element);
    expect(await error).to.include({ code: 'api', status: 500 });
    const again = await untilRole(element, 'button', 'Tentar de novo');
    await resetSandbox();
    const ready = untilEvent(element, 'ready');
    again.click();
    await ready;
  });
});
