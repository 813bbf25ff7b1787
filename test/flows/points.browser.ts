import {
  afterEach,
  allByRole,
  describe,
  emulateMedia,
  expect,
  it,
  press,
  setViewport,
  tabTo,
  untilRole,
} from '../support/index.ts';
import { expectUsableOnPhones, OBTAIN, POINTS, untilObtained } from './points-walks.ts';
import { ANA, startWalk, untilStepEntered } from './walk.ts';

afterEach(async () => {
  await emulateMedia({});
  await setViewport({ width: 800, height: 600 });
});

describe('campaign points', () => {
  it('are obtained with the keyboard alone, on a phone, in the dark, and lead to the rewards by a link that stands apart from the number', async () => {
    await emulateMedia({ colorScheme: 'dark' });
    // Its links are of the brand, which a page on localhost has to name.
    const walk = await startWalk({ ...POINTS, ...ANA, 'host-name': 'loja.example' });
    const { element } = walk;
    await expectUsableOnPhones(walk);
    await tabTo(await untilRole(element, 'button', OBTAIN));
    await press('Enter');
    await untilObtained(walk);
    await untilStepEntered(walk, 'points-result');
    await expectUsableOnPhones(walk);
    const link = await untilRole(element, 'link', /^Ver prémios/);
    const number = allByRole(element, 'definition').at(-1)!;
    expect(number.innerText).to.equal('900001');
    expect(link.getBoundingClientRect().top - number.getBoundingClientRect().bottom).to.be.above(8);
    await untilRole(element, 'button', 'Voltar ao início');
  });
});
