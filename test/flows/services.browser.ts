import {
  afterEach,
  describe,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  setViewport,
  tabTo,
  untilRole,
} from '../support/index.ts';
import { bookService, SERVICE_WORDS, startListing } from './service-walks.ts';
import { untilStepEntered, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };

afterEach(() => setViewport(DESKTOP));

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

describe('the list of services', () => {
  it('is left with the keyboard alone, and is usable on a phone, and so is every step below it', async () => {
    const walk = await startListing();
    await expectUsableOnPhones(walk);
    await tabTo(await untilRole(walk.element, 'button', SERVICE_WORDS.massage));
    await press('Enter');
    await untilStepEntered(walk, 'booking');
    await tabTo(await untilRole(walk.element, 'combobox', SERVICE_WORDS.withWhom));
    await bookService(walk, 201, () => expectUsableOnPhones(walk));
  });
});
