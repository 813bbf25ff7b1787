import {
  afterEach,
  describe,
  expect,
  fill,
  it,
  setFault,
  setViewport,
  shownText,
  whenIdle,
} from '../support/index.ts';
import { POINTS } from './points-walks.ts';
import { sentBookings } from './requests.ts';
import { ANA, click, field, startInVain, untilStep } from './walk.ts';

const CODE_FIELD = 'Código do estabelecimento';

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
});

describe('the offer code', () => {
  it('that was used already is the server’s sentence, and another one can be given', async () => {
    await setFault({
      match: '/campaigns/by-offer-code/',
      status: 409,
      body: { message: 'Este código já foi usado.' },
      times: 1,
    });
    const walk = await startInVain({ ...ANA, ...POINTS });
    await whenIdle(() => shownText(walk.element).includes('Este código já foi usado.'), {
      what: 'the message',
    });
    fill(await field(walk, CODE_FIELD), 'POINTS10');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'points-confirm');
    expect(await sentBookings()).to.deep.equal([]);
  });
});
