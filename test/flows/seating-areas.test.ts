import {
  choose,
  describe,
  expect,
  it,
  setFault,
  untilNoRole,
  untilRole,
  untilText,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { click, GUEST, oneFreeSlot, startWalk, submit, untilStep, walkToConfirm } from './walk.ts';

describe('a table', () => {
  it('is booked in the seating area that the customer chooses after the time, which the result names', async () => {
    const walk = await startWalk({ ...GUEST, shop: 1, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    choose(await untilRole(walk.element, 'combobox', 'Zona'), '2');
    await submit(walk);
    await untilStep(walk, 'success');
    await untilText(walk.element, 'Esplanada');
    const [booking, ...others] = await sentBookings();
    expect(booking?.body).to.deep.include({ campaignId: 101, resourceIds: [2] });
    expect(others).to.deep.equal([]);
  });

  it('is booked in no area that the shop has closed since, as the summary says', async () => {
    const walk = await startWalk({ ...GUEST, shop: 1, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    choose(await untilRole(walk.element, 'combobox', 'Zona'), '2');
    await setFault({ match: '/shops/1/calendar/resources', status: 200, body: [] });
    walk.element.lang = 'es';
    await untilText(walk.element, '¿Está todo bien?');
    await untilNoRole(walk.element, 'combobox', 'Zona');
    await click(walk, /^Confirmar y pagar/);
    await untilStep(walk, 'success');
    const [booking] = await sentBookings();
    expect(booking?.body).to.deep.include({ campaignId: 101, resourceIds: [0] });
  });
});
