import {
  allByRole,
  allIdle,
  byRole,
  describe,
  expect,
  fill,
  it,
  passTime,
  shownText,
  untilRole,
  valueOf,
  whenIdle,
} from '../support/index.ts';
import { ANA, chooseSlot, click, GUEST, startWalk, stepsOf, untilStep } from './walk.ts';
import { roomySlot, walkToButton } from './sending-faults-walks.ts';

const KIOSK = { 'idle-reset': 90 };

const touch = () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }));

const storedKeys = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('merchant-checkout:'));

describe('a kiosk', () => {
  it('warns a customer who has left, and starts again with nothing of theirs', async () => {
    const walk = await walkToButton(KIOSK);
    expect(shownText(walk.element)).to.include('Rui Manuel Costa');
    touch();
    await passTime(75_000);
    const stay = await untilRole(walk.element, 'button', 'Estou aqui');
    expect(shownText(walk.element)).to.include('Daqui a 15 s');
    await passTime(15_000);
    await whenIdle(() => stepsOf(walk).at(-1) === 'choice', { what: 'the first step' });
    expect(stay.checkVisibility()).to.equal(false);
    expect(
      storedKeys()
        .map((key) => sessionStorage.getItem(key))
        .join(),
    ).not.to.include('slots":[{');
    await chooseSlot(walk, await roomySlot());
    await untilStep(walk, 'client-info');
    const fields = allByRole(walk.element, 'textbox');
    expect(fields.length).to.be.above(2);
    expect(fields.map((field) => valueOf(field)).join('')).to.equal('');
  });

  it('lets a customer who is still there go on', async () => {
    const walk = await walkToButton(KIOSK);
    touch();
    await passTime(80_000);
    await click(walk, 'Estou aqui');
    await passTime(30_000);
    expect(stepsOf(walk).at(-1)).to.equal('confirm');
    expect(shownText(walk.element)).to.include('Rui Manuel Costa');
  });

  it('keeps the account that the page itself names', async () => {
    const walk = await startWalk({ ...GUEST, ...ANA, ...KIOSK, campaign: 101 });
    await allIdle();
    touch();
    await passTime(90_000);
    await whenIdle(() => stepsOf(walk).length === 2, { what: 'another start' });
    expect(walk.receivedEvents.some(({ name }) => name === 'logout')).to.equal(false);
  });

  it('leaves a result after half a minute', async () => {
    const walk = await walkToButton(KIOSK);
    await click(walk, /^Confirmar/);
    await untilStep(walk, 'success');
    await passTime(30_000);
    await whenIdle(() => stepsOf(walk).at(-1) === 'choice', { what: 'the first step' });
    expect(shownText(walk.element)).not.to.include('Rui');
  });

  it('shows the list of venues again, not the venue that the last customer chose', async () => {
    const venues = Array.from({ length: 8 }, (_, index) => ({
      name: `Sala ${index + 1}`,
      shop: 1,
      campaign: 101 + index,
    }));
    const walk = await startWalk({ ...GUEST, ...KIOSK, venues: JSON.stringify(venues) });
    await untilStep(walk, 'venues');
    fill(byRole(walk.element, 'searchbox'), 'sala 1');
    await click(walk, 'Escolher Sala 1');
    await untilStep(walk, 'choice');
    touch();
    await passTime(90_000);
    await untilStep(walk, 'venues');
    expect(byRole(walk.element, 'searchbox')).to.have.property('value', '');
    expect(allByRole(walk.element, 'button', /^Escolher /)).to.have.length(8);
  });
});
