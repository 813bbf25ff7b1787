import {
  after,
  allByRole,
  before,
  byRole,
  cdp,
  choose,
  describe,
  expect,
  expectNoAxeViolations,
  fill,
  it,
  passOnChanges,
  press,
  shadow,
  shownText,
  // oxlint-disable-next-line no-restricted-imports -- the page of the builder is no checkout
  until,
  untilRole,
  valueOf,
  type CheckoutElement,
} from '../support/index.ts';
import { endMotion } from '../support/motion.ts';

/** A page of this site in a frame of the test page. */
async function openFrame(src: string): Promise<Document> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { width: '1100', height: '900', src });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page || !frame.contentWindow) throw new Error('The frame has no page.');
  passOnChanges(frame.contentWindow, page.body);
  return page;
}

/** The demo's page on which an element is put together, with what its address says. */
const openBuilder = (state = ''): Promise<Document> => openFrame(`/builder.html?lang=en${state}`);

/** The element that a page shows now. */
function shownElement(page: Document): CheckoutElement {
  const element = page.querySelector<CheckoutElement>('merchant-checkout');
  if (!element) throw new Error('The page shows no element.');
  return element;
}

const code = (page: Document) => page.querySelector('#code')?.textContent ?? '';

/** The address of a page of somebody else into which code has been pasted. */
function addressOfPage(pasted: string): string {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mine</title></head><body><div id="booking"></div>${pasted}</body></html>`;
  return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
}

/** Opens such a page; resolves once the pasted script has run. */
async function openPasted(pasted: string): Promise<Document> {
  const page = await openFrame(addressOfPage(pasted));
  await until(() => page.defaultView?.customElements.get('merchant-checkout'), {
    what: 'the pasted script',
  });
  return page;
}

describe('the page on which an element is put together', () => {
  it('leads a phone to the code, and keeps what was chosen', async () => {
    const page = await openBuilder('#campaign=102');
    await until(() => code(page).includes('campaign="102"'), { what: 'the choice in the code' });
    const address = page.location.hash;
    // Only a narrow page shows the bar.
    page.querySelector<HTMLAnchorElement>('.jump [href="#paste"]')?.click();
    expect(page.activeElement?.id).to.equal('paste');
    expect(page.location.hash).to.equal(address);
    expect(code(page)).to.contain('campaign="102"');
  });

  it('shows what was chosen at work, the lines to paste, and what the page hears', async () => {
    const page = await openBuilder();
    await shownElement(page).ready;
    expect(code(page)).to.contain('campaign="101" reservation-type="normal" allow-guest-login');

    byRole(page, 'radio', 'Read the menu').click();
    await until(() => page.querySelector('#events')?.textContent?.includes('menu_only'));
    expect(code(page)).to.contain(
      '<merchant-checkout middleware="sandbox:" shop="1" menu allow-guest-login>',
    );
    expect(shownText(shadow(shownElement(page)))).to.contain('Bacalhau');
  });

  it('opens a dialog by a button of the page where that is its place', async () => {
    const page = await openBuilder();
    choose(byRole(page, 'combobox', 'Place'), 'modal');
    await until(() => code(page).includes('data-merchant-checkout-open="#checkout"'));
    byRole(page, 'button', 'Book').click();
    await untilRole(shownElement(page), 'dialog');
  });

  it('keeps the choices in the address, for a reload and for somebody else', async () => {
    const first = await openBuilder();
    byRole(first, 'radio', 'Buy a voucher').click();
    fill(byRole(first, 'textbox', 'Shop'), '7');
    byRole(first, 'checkbox', 'Guests need no account').click();
    choose(byRole(first, 'combobox', 'Where'), 'angular');
    await until(() => code(first).includes('shop="7"') && code(first).includes('@Component'));
    const state = first.location.hash;

    const second = await openBuilder(state);
    expect(code(second)).to.equal(code(first));
    expect(code(second)).not.to.contain('allow-guest-login');
    expect(valueOf(byRole(second, 'textbox', 'Campaign'))).to.equal('110');

    byRole(second, 'button', 'Reset').click();
    expect(second.location.hash).to.equal('');
    expect(code(second)).to.contain('campaign="101"');
  });

  it('takes no secret from an address, and says what is refused and what is hard to read', async () => {
    const page = await openBuilder(
      '#--mc-primary=%23ffcc00&--mc-on-primary=%23ffffff&shop=a+b&session-id=SECRET&token=SECRET',
    );
    expect(page.body.innerHTML).not.to.contain('SECRET');
    expect(code(page)).not.to.contain('shop=');
    expect(byRole(page, 'textbox', 'Shop').getAttribute('aria-invalid')).to.equal('true');
    expect(page.querySelector('#contrast-summary')?.textContent).to.contain(
      'Hard to read: Text on the main colour (light)',
    );
  });

  it('has no fault of accessibility, with every group open', async () => {
    const page = await openBuilder();
    await shownElement(page).ready;
    for (const group of page.querySelectorAll('details')) group.open = true;
    const script = page.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    page.head.append(script);
    await loaded;
    const frame = page.defaultView?.frameElement;
    if (!frame) throw new Error('The page is in no frame.');
    frame.setAttribute('title', 'Builder');
    endMotion(shownElement(page));
    await expectNoAxeViolations(frame);
  });
});

describe('Copy and Download of the builder', () => {
  before(async () => {
    const origin = location.origin;
    await cdp('Browser.grantPermissions', {
      origin,
      permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
    });
    // Files stay out of the machine; what a download holds is read from its address.
    await cdp('Browser.setDownloadBehavior', { behavior: 'deny' });
  });
  after(async () => {
    await cdp('Browser.resetPermissions');
    await cdp('Browser.setDownloadBehavior', { behavior: 'default' });
  });

  /** Presses a control of the page by keyboard, as a gesture of the customer. */
  async function pressEnter(page: Document, control: HTMLElement): Promise<void> {
    page.defaultView?.focus();
    control.focus();
    await press('Enter');
  }

  /** The text that a page writes to the clipboard, which also gets it. All tests share one clipboard, so none can read it. */
  function writtenInto(page: Document): readonly string[] {
    const clipboard = page.defaultView?.navigator.clipboard;
    if (!clipboard) throw new Error('The page has no clipboard.');
    const written: string[] = [];
    const writeText = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      written.push(text);
      return writeText(text);
    };
    return written;
  }

  /** The announcement beside the code. */
  const announced = (page: Document) => allByRole(page, 'status').map((each) => each.textContent);

  const downloaded = async (page: Document): Promise<string> => {
    const link = byRole(page, 'link', 'Download');
    await pressEnter(page, link);
    const href = await until(() => /^blob:/.exec(link.getAttribute('href') ?? '')?.input, {
      what: 'the file',
    });
    return (await fetch(href)).text();
  };

  it('copy what the page shows, also once another format is chosen, and say so', async () => {
    const page = await openBuilder('#--mc-primary=%23123456');
    const written = writtenInto(page);
    for (const value of ['html', 'angular', 'vue']) {
      choose(byRole(page, 'combobox', 'Where'), value);
      await until(() => page.location.hash.includes(value) || value === 'html');
      expect(announced(page)).not.to.include('Copied.');
      await pressEnter(page, byRole(page, 'button', 'Copy'));
      await until(() => announced(page).includes('Copied.'), { what: 'the announcement' });
      expect(written.at(-1), value).to.equal(code(page));
    }
  });

  it('say what to do where the clipboard is closed, with the code selected', async () => {
    const page = await openBuilder();
    await cdp('Browser.setPermission', {
      origin: location.origin,
      permission: { name: 'clipboard-write', allowWithoutSanitization: false },
      setting: 'denied',
    });
    await pressEnter(page, byRole(page, 'button', 'Copy'));
    await until(() => announced(page).includes('Select the text and copy it.'));
    expect(page.getSelection()?.toString().trim()).to.equal(code(page).trim());
  });

  it('download what the page shows under the name of its format; HTML is a whole page with a checkout', async () => {
    const page = await openBuilder('#format=vue&--mc-primary=%23123456');
    expect(await downloaded(page)).to.equal(`${code(page)}\n`);
    expect(byRole(page, 'link', 'Download').getAttribute('download')).to.equal('Booking.vue');
    expect(announced(page)).to.include('File: Booking.vue');

    const builder = await openBuilder('#format=html');
    const html = await downloaded(builder);
    expect(html)
      .to.match(/^<!doctype html>/)
      .and.to.contain(code(builder));
    const whole = await openFrame(URL.createObjectURL(new Blob([html], { type: 'text/html' })));
    await until(() => whole.defaultView?.customElements.get('merchant-checkout'));
    await shownElement(whole).ready;
  });
});

describe('the code of the builder, pasted into a page', () => {
  const formats = [
    ['html', ''],
    ['html', '&script=merchant-checkout.standalone.js'],
    ['div', '&script=merchant-checkout.classic.js'],
    ['shopify', ''],
    ['tag-manager', ''],
  ] as const;
  it('shows a checkout, in every format and with every file', async () => {
    for (const [format, more] of formats) {
      const builder = await openBuilder(`#format=${format}${more}&--mc-primary=%23123456`);
      const page = await openPasted(code(builder));
      const element = await until(() => page.querySelector<CheckoutElement>('merchant-checkout'), {
        what: 'the pasted element',
      });
      await element.ready;
      expect(shadow(element).querySelectorAll('h2').length).to.be.greaterThan(0);
      expect(element.textContent).to.equal('+351 210 000 000');
      const style = page.defaultView?.getComputedStyle(element);
      expect(style?.getPropertyValue('--mc-primary'), format).to.equal('#123456');
      page.defaultView?.frameElement?.remove();
      builder.defaultView?.frameElement?.remove();
    }
  });

  it('is checked by its integrity: a script that differs does not run, and the telephone stays', async () => {
    const builder = await openBuilder('#format=html&integrity=on');
    await until(() => code(builder).includes(' integrity="sha384-'), { what: 'the integrity' });
    const page = await openPasted(code(builder));
    await shownElement(page).ready;

    const changed = code(builder).replace(/sha384-.{4}/, 'sha384-AAAA');
    const refused = await openFrame(addressOfPage(changed));
    const element = shownElement(refused);
    expect(element.shadowRoot).to.equal(null);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });

  it('opens the dialog of a tag manager by a link of the page', async () => {
    const builder = await openBuilder('#format=tag-manager&mode=modal');
    const page = await openPasted(`<a href="#checkout">Book</a>${code(builder)}`);
    const element = await until(() => page.querySelector<CheckoutElement>('merchant-checkout'));
    await until(() => element.shadowRoot);
    byRole(page, 'link', 'Book').click();
    await untilRole(element, 'dialog');
  });
});
