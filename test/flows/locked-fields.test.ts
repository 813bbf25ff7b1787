import {
  bookedSlot,
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  timeOf,
  untilRole,
  valueOf,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { GUEST, click, oneFreeSlot, startWalk, submit, untilStep } from './walk.ts';

describe('what the page locks in prefill', () => {
  it('is shown, heard as read-only, and sent; the rest is the customer’s', async () => {
    const slot = await oneFreeSlot(101, 2);
    const prefill = {
      people: 2,
      date: slot.startTime.slice(0, 10),
      time: timeOf(slot),
      name: 'Rui Manuel Costa',
      email: 'rui@example.com',
      phone: '912 345 678',
      lock: ['people', 'date', 'time', 'name', 'email', 'phone'],
    };
    const walk = await startWalk({ ...GUEST, campaign: 101, prefill: JSON.stringify(prefill) });
    const isReadOnly = async (name: string) =>
      (await untilRole(walk.element, 'textbox', name)).matches('[readonly]:not([disabled])');
    for (const name of ['Pessoas', 'Dia', 'Hora']) {
      expect(await isReadOnly(name), name).to.equal(true);
    }
    expect(valueOf(byRole(walk.element, 'textbox', 'Hora'))).to.equal(timeOf(slot));
    await expectNoAxeViolations(walk.element);

    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
    for (const name of ['Nome', 'E-mail', 'Indicativo do país', 'Número de telemóvel']) {
      expect(await isReadOnly(name), name).to.equal(true);
    }
    await click(walk, 'Adicionar nota');
    const notes = await untilRole(walk.element, 'textbox', /^Notas/);
    expect(notes.matches('[readonly]')).to.equal(false);
    await expectNoAxeViolations(walk.element);

    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    const [sent, ...others] = await sentBookings();
    expect(others).to.deep.equal([]);
    expect(sent?.body).to.deep.include({ partySize: 2, slots: [bookedSlot(slot)] });
    expect(JSON.stringify(sent?.body)).to.include('rui@example.com');
  });
});
