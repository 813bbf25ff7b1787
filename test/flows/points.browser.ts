import {
  afterEach,
  allByRole,
  describe,
  emulateMedia,
  expect,
  it,
  press,
  setFault,
  setViewport,
  tabTo,
  untilRecorded,
  untilRole,
} from '../support/index.ts';
import {
  BOOKINGS,
  expectUsableOnPhones,
  OBTAIN,
  POINTS,
  reload,
  startAtResult,
  untilObtained,
} from './points-walks.ts';
import { sentBookings } from './requests.ts';
import { ANA, click, sendAgain, startWalk, untilStepEntered } from './walk.ts';

afterEach(async () => {
  await emulateMedia({});
  await setViewport({ width: 800, height: 600 });
});

describe('campaign points', () => {
  it('lead to the rewards by a link that stands apart from the number', async () => {
    // Its links are of the brand, which a page on localhost has to name.
    const walk = await startWalk({ ...POINTS, ...ANA, 'host-name': 'loja.example' });
    await click(walk, OBTAIN);
    const { element } = walk;
    const link = await untilRole(element, 'link', /^Ver prémios/);
    const number = allByRole(element, 'definition').at(-1)!;
    expect(number.innerText).to.equal('900001');
    expect(link.getBoundingClientRect().top - number.getBoundingClientRect().bottom).to.be.above(8);
  });

  it('are not obtained twice by a reload while the answer is awaited', async () => {
    await setFault({ match: BOOKINGS, delayMs: 3_000, times: 1 });
    const walk = await startAtResult();
    await untilRecorded({ method: 'POST', path: '/rest/bookings' });
    const again = await reload(walk);
    await untilRole(again.element, 'heading', 'Não sabemos se a campanha foi obtida');
    expect(await sentBookings()).to.have.length(1);
    await expectUsableOnPhones(again);
    await setViewport({ width: 800, height: 600 });
    await sendAgain(again, 'Tentar de novo');
    await untilObtained(again);
    expect(await sentBookings()).to.have.length(2);
  });

  it('are obtained with the keyboard alone, on a phone, in the dark', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    const walk = await startWalk({ ...POINTS, ...ANA });
    await expectUsableOnPhones(walk);
    await tabTo(await untilRole(walk.element, 'button', OBTAIN));
    await press('Enter');
    await untilObtained(walk);
    await untilStepEntered(walk, 'points-result');
    await expectUsableOnPhones(walk);
    await untilRole(walk.element, 'button', 'Voltar ao início');
  });
});
