import { afterEach, describe, expect, it, setViewport, until } from '../support/index.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 360, height: 740 };

/** The first choice of the customer: a time of the timetable. */
const untilTimes = ({ element }: Walk) =>
  until(
    () => {
      const times = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.mc-slot') ?? [])];
      return times.length > 0 && times;
    },
    { what: 'the times of a day' },
  );

/** Where something stands below the upper edge of the element, in px. */
const below = ({ element }: Walk, edge: 'top' | 'bottom', shown: Element | undefined) =>
  (shown?.getBoundingClientRect()[edge] ?? Infinity) - element.getBoundingClientRect().top;

afterEach(async () => {
  document.body.style.margin = '';
  await setViewport(DESKTOP);
});

const OFFERS = [
  ['a table with a price', { ...GUEST, campaign: 101 }],
  ['a service with a choice of staff', { shop: 2, services: true, service: 201, ...GUEST }],
] as const;

describe('the first screen of a booking shows times', () => {
  for (const [what, attributes] of OFFERS) {
    it(`at 400 px at most on a phone: ${what}`, async () => {
      document.body.style.margin = '0';
      await setViewport(PHONE);
      const walk = await startWalk(attributes);
      const [first] = await untilTimes(walk);
      expect(below(walk, 'top', first)).to.be.at.most(400);
    });

    it(`a whole row of them in a column of 600 px beside the calendar at 1024: ${what}`, async () => {
      await setViewport({ width: 1024, height: 800 });
      const walk = await startWalk(attributes);
      const [first] = await untilTimes(walk);
      expect(below(walk, 'bottom', first)).to.be.at.most(600);
      const day = walk.element.shadowRoot?.querySelector('.mc-day');
      expect(first?.getBoundingClientRect().left).to.be.above(
        day?.getBoundingClientRect().right ?? Infinity,
      );
    });
  }
});
