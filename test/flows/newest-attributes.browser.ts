import {
  activeElement,
  afterEach,
  byRole,
  choose,
  createCheckout,
  describe,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  fill,
  hearEvents,
  it,
  loadCheckout,
  press,
  setViewport,
  shadow,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { keepTascaOpen, MENU_ORDER, sendOrder, walkToOrderConfirm } from './order-walks.ts';
import { sentBookings } from './requests.ts';
import { VOUCHER, walkToPayment } from './voucher-walks.ts';
import {
  chooseSlot,
  click,
  field,
  fillContact,
  GUEST,
  oneFreeSlot,
  startWalk,
  submit,
  untilStep,
  walkToConfirm,
  type Walk,
} from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const PHONE = { width: 360, height: 740 };
const LARGE = { width: 1024, height: 768 };

afterEach(async () => {
  await setViewport(DESKTOP);
  await emulateMedia({});
});

/** Neither a phone nor a large dark screen has a barrier or cuts anything off. */
async function expectUsable({ element }: Pick<Walk, 'element'>): Promise<void> {
  for (const [size, colorScheme] of [
    [PHONE, 'light'],
    [LARGE, 'dark'],
  ] as const) {
    await setViewport(size);
    await emulateMedia({ colorScheme });
    await expectNoOverflow(element);
    await expectNoAxeViolations(element);
  }
}

const QUESTIONS = JSON.stringify([
  { id: 'allergies', required: true },
  'pet',
  {
    id: 'menu',
    label: { pt: 'Menu de grupo' },
    type: 'choices',
    options: [{ pt: 'Carne' }, { pt: 'Peixe' }],
  },
]);

describe('a page that asks, seats, names a table or ways to pay', () => {
  it('questions: a missing answer has the focus, and the answers are in summary and confirmation', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101, questions: QUESTIONS });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    const allergies = await field(walk, 'Alergias ou intolerâncias');
    await click(walk, walk.words.continue);
    await whenIdle(() => activeElement() === allergies, { what: 'the focus on the question' });
    expect(allergies.getAttribute('aria-invalid')).to.equal('true');
    await expectUsable(walk);
    fill(allergies, 'Marisco');
    choose(await untilRole(walk.element, 'combobox', 'Animal de companhia (opcional)'), 'yes');
    byRole(walk.element, 'checkbox', 'Peixe').focus();
    await press('Space');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    await untilText(walk.element, 'Marisco');
    await expectUsable(walk);
    await submit(walk);
    await untilStep(walk, 'success');
    await untilText(walk.element, 'Peixe');
    await expectUsable(walk);
  });

  it('seating areas: the one chosen by keyboard is booked, and named on the result', async () => {
    const walk = await startWalk({ ...GUEST, shop: 1, campaign: 101 });
    await walkToConfirm(walk, await oneFreeSlot(101, 2));
    const areas = await untilRole(walk.element, 'combobox', 'Zona');
    areas.focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await expectUsable(walk);
    await submit(walk);
    await untilStep(walk, 'success');
    await untilText(walk.element, 'Esplanada');
    const [booking] = await sentBookings();
    expect(booking?.body).to.deep.include({ resourceIds: [2] });
  });

  it('payment-methods: the first is chosen, and arrow keys reach the others', async () => {
    const walk = await walkToPayment({ ...VOUCHER, 'payment-methods': 'multibanco,mbway' });
    const first = await untilRole(walk.element, 'radio', /Multibanco/);
    expect(first).to.have.property('checked', true);
    await expectUsable(walk);
    first.focus();
    await press('ArrowDown');
    expect(await untilRole(walk.element, 'radio', /MB WAY/)).to.have.property('checked', true);
    await untilRole(walk.element, 'textbox', 'Número de telemóvel');
    await expectUsable(walk);
  });

  it('table: it is in the header of the menu and in the summary of the order', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm({ ...MENU_ORDER, table: 'Terraço 3' });
    expect(shownText(walk.element)).to.include('Mesa Terraço 3');
    await expectUsable(walk);
    await sendOrder(walk);
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property('body.orderInformation.notes', 'Mesa: Terraço 3');
  });
});

describe('mode="times"', () => {
  it('shows free times on the page; one of them opens the dialog, and gets the focus back', async () => {
    await loadCheckout();
    const element = createCheckout({ ...GUEST, lang: 'pt', mode: 'times', campaign: 101 });
    const receivedEvents = hearEvents(element);
    document.body.append(element);
    const firstTime = () =>
      whenIdle(() => shadow(element).querySelector<HTMLElement>('.times-time'), {
        what: 'a free time',
      });
    await firstTime();
    await expectUsable({ element });
    // Drawn again meanwhile, perhaps.
    const time = await firstTime();
    const name = time.computedName;
    time.focus();
    expect(activeElement()).to.equal(time);
    await press('Enter');
    await whenIdle(() => receivedEvents.some(({ detail }) => detail['step'] === 'client-info'), {
      what: 'the step after the calendar',
    });
    await untilRole(element, 'textbox', 'Nome');
    await expectUsable({ element });
    await press('Escape');
    await whenIdle(() => receivedEvents.at(-1)?.name === 'close', { what: 'the closed dialog' });
    // The times are read again, so that another button may have the name.
    await whenIdle(() => activeElement()?.computedName === name, { what: 'the focus on the time' });
  });
});
