import {
  allByRole,
  dayOf,
  describe,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  setViewport,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { LISTING, serviceSlots } from './service-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';
import { askedOf, HOUSES, nothingFree, refuseOnce, untilGone } from './full-house-walks.ts';

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
  await setViewport({ width: 800, height: 600 });
}

const offeredTimes = ({ element }: Walk) =>
  whenIdle(
    () => {
      const heading = allByRole(element, 'heading', 'Horas livres mais próximas')[0];
      const buttons = allByRole(heading?.parentElement ?? element, 'button');
      return heading !== undefined && buttons.length > 0 && buttons;
    },
    { what: 'other times' },
  );

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
      await expectUsableOnPhones(walk);
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
      await expectUsableOnPhones(walk);
      times[0]?.click();
      await untilStep(walk, house.step === 'booking' ? 'confirm' : 'client-info');
      if (house.step === 'choice') await click(walk, walk.words.continue);
      await click(walk, walk.words.submit);
      await untilStep(walk, 'success');
      const [refused, accepted, ...others] = await sentBookings();
      expect(others).to.deep.equal([]);
      expect(accepted?.body).not.to.deep.equal(refused?.body);
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
    await expectUsableOnPhones(walk);
  });
});
