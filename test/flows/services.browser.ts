import {
  describe,
  expect,
  it,
  setViewport,
  afterEach,
  expectNoAxeViolations,
  expectNoOverflow,
  press,
  tabTo,
  untilRole,
  untilText,
} from '../support/index.ts';
import { bookService, LISTING, SERVICE_WORDS, startListing } from './service-walks.ts';
import { click, startWalk, untilStep, untilStepEntered, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };

afterEach(() => setViewport(DESKTOP));

async function expectUsableOnPhones({ element }: Walk): Promise<void> {
  await setViewport({ width: 320, height: 720 });
  await expectNoOverflow(element);
  await expectNoAxeViolations(element);
}

describe('the list of services', () => {
  it('says that nothing can be booked online where that is so', async () => {
    const walk = await startWalk({ ...LISTING, shop: 1 });
    await untilStep(walk, 'services');
    await untilText(walk.element, 'não tem reservas online');
    await expectUsableOnPhones(walk);
  });

  it('is usable on a phone, and so is every step below it', async () => {
    const walk = await startListing();
    await expectUsableOnPhones(walk);
    await click(walk, SERVICE_WORDS.massage);
    await bookService(walk, 201, () => expectUsableOnPhones(walk));
  });

  it('is left and come back to with the keyboard alone', async () => {
    const walk = await startListing();
    await tabTo(await untilRole(walk.element, 'button', SERVICE_WORDS.massage));
    await press('Enter');
    await untilStepEntered(walk, 'booking');
    await tabTo(await untilRole(walk.element, 'combobox', SERVICE_WORDS.withWhom));
  });
});

describe('one service', () => {
  it('without free slots lets the customer ask the merchant, with the request filled in', async () => {
    const walk = await startWalk({ ...LISTING, service: 206 });
    const link = await untilRole(walk.element, 'link', /WhatsApp/);
    const url = new URL((link as HTMLAnchorElement).href);
    expect(url.origin + url.pathname).to.equal('https://wa.me/351934083917');
    expect(url.searchParams.get('text')).to.include('Duche Vichy').and.include('1 pessoa');
    await untilRole(walk.element, 'link', 'Perguntar por SMS');
    await expectUsableOnPhones(walk);
  });
});
