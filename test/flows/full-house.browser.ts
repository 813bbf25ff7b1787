import {
  after,
  before,
  describe,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  it,
  setViewport,
  untilRole,
  untilText,
} from '../support/index.ts';
import { LISTING } from './service-walks.ts';
import { click, startWalk, untilStep, type Walk } from './walk.ts';
import {
  askedOf,
  HOUSES,
  nothingFree,
  offeredTimes,
  refuseOnce,
  untilGone,
} from './full-house-walks.ts';

const [service, campaign] = HOUSES;

async function expectUsable({ element }: Walk): Promise<void> {
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

describe('a house without a free place is usable on a phone of 320 px', () => {
  before(() => setViewport({ width: 320, height: 720 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('full from the start, full for so large a party, and full by now with other times', async () => {
    await nothingFree(service!.calendar);
    const full = await startWalk(service!.attributes);
    await askedOf(full);
    await expectUsable(full);
    full.element.remove();

    const party = await startWalk({ ...LISTING, service: 208 });
    await untilStep(party, 'booking');
    fill(await untilRole(party.element, 'spinbutton', 'Pessoas'), '99');
    await untilText(party.element, 'Não há lugar para o que pediste');
    await expectUsable(party);
    party.element.remove();

    await campaign!.prepare?.();
    const walk = await startWalk(campaign!.attributes);
    await campaign!.walkToConfirm(walk, await campaign!.oneSlot());
    await refuseOnce();
    await click(walk, walk.words.submit);
    await untilGone(walk, campaign!);
    await offeredTimes(walk);
    await expectUsable(walk);
  });
});
