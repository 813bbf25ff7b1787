import {
  allByRole,
  describe,
  expect,
  it,
  passTime,
  setFault,
  untilDrawn,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { GUEST, oneFreeSlot, startWalk, type Walk, walkToConfirm } from './walk.ts';

const OFFER = { ...GUEST, campaign: 101 } as const;

const untilNoLiveRegion = () =>
  whenIdle(() => document.querySelector('[role=status]') === null, { what: 'no live region' });

/** Later calls would be recorded for the next test. */
const untilAnswered = ({ receivedEvents }: Walk) =>
  whenIdle(() => receivedEvents.some(({ name }) => name === 'reserved'), { what: 'the answer' });

describe('an element that is removed', () => {
  it('while it sends does not send again when it comes back', async () => {
    const walk = await startWalk(OFFER);
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    await setFault({ match: 'POST /rest/bookings', delayMs: 3_000, times: 1 });
    (await untilRole(walk.element, 'button', walk.words.submit)).click();
    await untilDrawn();
    expect(await sentBookings()).to.have.length(1);
    walk.element.remove();
    await untilNoLiveRegion();
    document.body.append(walk.element);
    await passTime(3_000);
    await untilAnswered(walk);
    await whenIdle(() => allByRole(walk.element, 'heading').length > 0, { what: 'a step' });
    expect(await sentBookings()).to.have.length(1);
  });
});
