import {
  describe,
  expect,
  it,
  recordedRequests,
  resetSandbox,
  untilRecorded,
  untilText,
} from '../support/index.ts';
import {
  ANA,
  GUEST,
  chooseSlot,
  oneFreeSlot,
  startInVain,
  startWalk,
  submit,
  untilStep,
  type Walk,
} from './walk.ts';

/** A middleware at a path that redirects to another origin. See test/runner/page-sandboxes.mjs. */
const middlewareAt = (path: string) => ({ middleware: `${location.origin}${path}` });

const errorOf = ({ receivedEvents }: Walk) =>
  receivedEvents.find(({ name }) => name === 'error')?.detail;

describe('a middleware that redirects to another origin', () => {
  it('gets no read, token or id there: the page hears of a redirect', async () => {
    // A request that allows it is followed there.
    await fetch('/redirecting/rest/shop/1?language=pt_PT').catch(() => null);
    expect(await untilRecorded({ path: '/rest/shop/1' })).to.have.length(1);
    await resetSandbox();
    const walk = await startInVain({
      ...GUEST,
      ...ANA,
      ...middlewareAt('/redirecting'),
      campaign: 101,
    });
    expect(await recordedRequests()).to.deep.equal([]);
    expect(errorOf(walk)).to.include({ code: 'network', status: null });
    expect(errorOf(walk)?.['message']).to.include('a redirect, which is not followed');
  });

  it('gets no booking, token or personal data there: its outcome is unknown', async () => {
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk({
      ...GUEST,
      ...ANA,
      ...middlewareAt('/redirecting-writes'),
      campaign: 101,
    });
    await chooseSlot(walk, slot);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilText(walk.element, 'Não sabemos se a primeira tentativa chegou');
    expect(await recordedRequests({ method: 'POST' })).to.deep.equal([]);
    expect(errorOf(walk)).to.include({
      code: 'outcome_unknown',
      status: null,
      message: 'createBooking: a redirect, which is not followed',
    });
  });
});
