import { dayOf, describe, expect, it } from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { click, startWalk } from './walk.ts';
import { askedOf, HOUSES, nothingFree, refuseOnce, untilGone } from './full-house-walks.ts';

for (const house of HOUSES) {
  const { what, attributes, prepare, people, calendar, oneSlot } = house;

  describe(`${what} that is full`, () => {
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
