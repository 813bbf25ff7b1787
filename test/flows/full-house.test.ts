import {
  dayOf,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { LISTING, serviceSlots } from './service-walks.ts';
import { click, startWalk, untilStep } from './walk.ts';
import {
  askedOf,
  HOUSES,
  nothingFree,
  offeredTimes,
  refuseOnce,
  untilGone,
} from './full-house-walks.ts';

for (const house of HOUSES) {
  const { what, attributes, prepare, offer, people, calendar, oneSlot } = house;

  describe(`${what} that is full`, () => {
    it('from the start lets the customer ask the merchant, with the request filled in', async () => {
      await prepare?.();
      await nothingFree(calendar);
      const walk = await startWalk(attributes);
      expect(await askedOf(walk))
        .to.include(offer)
        .and.include(people);
      await expectNoAxeViolations(walk.element);
    });

    it('by now offers the nearest times, one of which is booked with a press, or asks in the customer’s name', async () => {
      await prepare?.();
      const walk = await startWalk(attributes);
      const slot = await oneSlot();
      await house.walkToConfirm(walk, slot);
      await refuseOnce();
      await click(walk, walk.words.submit);
      await untilGone(walk, house);
      const question = await askedOf(walk);
      expect(question).to.include(offer).and.include(people).and.include('Rui Manuel Costa');
      expect(question.toLowerCase()).to.include(dayOf(slot).toLowerCase());
      const times = await offeredTimes(walk);
      expect(times).to.have.length(3);
      times[0]?.click();
      await untilStep(walk, house.step === 'booking' ? 'confirm' : 'client-info');
      if (house.step === 'choice') await click(walk, walk.words.continue);
      await click(walk, walk.words.submit);
      await untilStep(walk, 'success');
      const [refused, accepted, ...others] = await sentBookings();
      expect(others).to.deep.equal([]);
      expect(accepted?.body).not.to.deep.equal(refused?.body);
    });

    it('by now to the last place still lets the merchant be asked, in the customer’s name', async () => {
      await prepare?.();
      const walk = await startWalk(attributes);
      const slot = await oneSlot();
      await house.walkToConfirm(walk, slot);
      await refuseOnce();
      await nothingFree(calendar);
      await click(walk, walk.words.submit);
      await untilGone(walk, house);
      const question = await askedOf(walk);
      expect(question).to.include(people).and.include('Rui Manuel Costa');
      expect(question.toLowerCase()).to.include(dayOf(slot).toLowerCase());
      expect(await sentBookings()).to.have.length(1);
    });
  });
}

describe('a party that no time has room for', () => {
  it('is one sentence and the way to ask for so many', async () => {
    const walk = await startWalk({ ...LISTING, service: 208 });
    await untilStep(walk, 'booking');
    const largest = Math.max(...(await serviceSlots(208, 1)).map(({ capacity }) => capacity));
    fill(await untilRole(walk.element, 'spinbutton', 'Pessoas'), String(largest + 1));
    await whenIdle(() => shownText(walk.element).includes('Não há lugar para o que pediste'), {
      what: 'the message',
    });
    expect(await askedOf(walk)).to.include(`${largest + 1} pessoas`);
    await expectNoAxeViolations(walk.element);
  });
});
