import { describe, expect, it, openFramed, untilText } from '../support/index.ts';
import { sentBookings } from './requests.ts';
import { NAME, OFFER, signOut } from './sign-in-elsewhere-walks.ts';
import { LOGIN_FIRST, signAnaIn } from './sign-in-walks.ts';
import { chooseSlot, oneFreeSlot, startWalk, submit, untilStep } from './walk.ts';

describe('another tab of the site', () => {
  it('that signs in and out is followed by this one, with the choice kept', async () => {
    const walk = await startWalk(OFFER);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'login');

    const tab = await openFramed({ ...LOGIN_FIRST, lang: 'pt' });
    await signAnaIn({ ...walk, element: tab.element });
    await untilStep(walk, 'confirm');
    await untilText(walk.element, NAME);

    await signOut(tab.element);
    await untilStep(walk, 'login');
    await untilText(walk.element, 'Terminaste a sessão noutro sítio');
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
  });
});

describe('what only some visitors need', () => {
  it('is never loaded for a guest: no account strip, no provider, no sign-in', async () => {
    const { page } = await openFramed({
      ...OFFER,
      lang: 'pt',
      'allow-guest-login': true,
    });
    const loaded = () =>
      page.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(loaded().filter((path) => /account|social|login/.test(path))).to.deep.equal([]);
  });
});
