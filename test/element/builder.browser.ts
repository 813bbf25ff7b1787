import {
  byRole,
  choose,
  describe,
  expect,
  it,
  passOnChanges,
  shadow,
  shownText,
  until,
  untilRole,
  type CheckoutElement,
} from '../support/index.ts';

/** The demo's page on which an element is put together, in a frame of the test page. */
async function openBuilder(): Promise<Document> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '1100', height: '900', src: '/builder.html?lang=en' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) throw new Error('The frame has no page.');
  passOnChanges(frame.contentWindow, page.body);
  return page;
}

/** The element that the page shows now. */
function shownElement(page: Document): CheckoutElement {
  const element = page.querySelector<CheckoutElement>('merchant-checkout');
  if (!element) throw new Error('The page shows no element.');
  return element;
}

const code = (page: Document) => page.querySelector('#code')?.textContent ?? '';

describe('the page on which an element is put together', () => {
  it('shows what was chosen at work, the lines to paste, and what the page hears', async () => {
    const page = await openBuilder();
    await shownElement(page).ready;
    expect(code(page)).to.contain('campaign="101" reservation-type="normal" allow-guest-login');

    byRole(page, 'radio', 'Read the menu').click();
    await until(() => code(page).includes('<merchant-checkout shop="1" menu allow-guest-login>'));
    await until(() => page.querySelector('#events')?.textContent?.includes('menu_only'));
    expect(shownText(shadow(shownElement(page)))).to.contain('Bacalhau');
  });

  it('opens a dialog by a button of the page where that is its place', async () => {
    const page = await openBuilder();
    choose(byRole(page, 'combobox', 'Place'), 'modal');
    await until(() => code(page).includes('data-merchant-checkout-open="#checkout"'));
    byRole(page, 'button', 'Book').click();
    await untilRole(shownElement(page), 'dialog');
  });
});
