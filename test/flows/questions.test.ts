import {
  activeElement,
  allByRole,
  choose,
  consoleDuring,
  describe,
  expect,
  fill,
  it,
  recordedRequests,
  shownText,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { keepTascaOpen, MENU_ORDER, sendOrder, walkToOrderConfirm } from './order-walks.ts';
import { guestWith, ORDER, orderAsGuest, sentOrders, startAtConfirm } from './product-walks.ts';
import { sentBookings } from './requests.ts';
import { ANA, chooseSlot, click, field, fillContact, GUEST, oneFreeSlot } from './walk.ts';
import { startWalk, submit, untilStep, type Walk } from './walk.ts';

const ALLERGY = 'Amendoins e marisco';

const QUESTIONS = JSON.stringify([
  'occasion',
  { id: 'allergies', required: true },
  'pet',
  {
    id: 'size',
    label: { pt: 'Tamanho do animal', en: 'Size of the pet' },
    type: 'choice',
    options: [
      { pt: 'Pequeno', en: 'Small' },
      { pt: 'Grande', en: 'Large' },
    ],
    showIf: { question: 'pet', answer: 'yes' },
  },
  { id: 'speech', label: 'Discurso', type: 'yes-no', showIf: { minPeople: 20 } },
]);

const shows = ({ element }: Walk) => shownText(element);

const select = (walk: Walk, name: string) => untilRole(walk.element, 'combobox', name);

async function answerAll(walk: Walk): Promise<void> {
  choose(await select(walk, 'Ocasião (opcional)'), 'birthday');
  fill(await field(walk, 'Alergias ou intolerâncias'), ALLERGY);
  expect(shows(walk)).not.to.include('Tamanho do animal');
  choose(await select(walk, 'Animal de companhia (opcional)'), 'yes');
  choose(await select(walk, 'Tamanho do animal (opcional)'), 'Grande');
}

/** All that the browser keeps. */
const stored = () =>
  JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]);

const BOOKING = { ...GUEST, campaign: 101, questions: QUESTIONS } as const;

describe('the page’s questions', () => {
  it('are asked with the contact details, shown in summary and confirmation, and sent after the customer’s notes', async () => {
    const prefill = JSON.stringify({ notes: 'Janela.' });
    const walk = await startWalk({ ...BOOKING, prefill, 'merchant-lang': 'en' });
    const seen = new Map<string, string>();
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      if (step === 'client-info') await answerAll(walk);
      else if (step !== 'choice') await untilText(walk.element, ALLERGY);
      seen.set(step, shows(walk));
    });
    for (const step of ['confirm', 'success']) {
      expect(seen.get(step)).to.match(/Ocasião:?\s*Aniversário/);
      expect(seen.get(step)).to.include(ALLERGY);
      expect(seen.get(step)).to.match(/Tamanho do animal:?\s*Grande/);
    }
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property(
      'body.orderInformation.notes',
      `Janela.\nOccasion: Birthday\nAllergies or intolerances: ${ALLERGY}\nPet: Yes\nSize of the pet: Large`,
    );
  });

  it('are stored nowhere, and no event and no other request says anything of the answers', async () => {
    const walk = await startWalk({ ...BOOKING, analytics: 'datalayer' });
    const kept: string[] = [];
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      if (step === 'client-info') await answerAll(walk);
      kept.push(stored());
    });
    const page: { dataLayer?: unknown } = window;
    const said = [...kept, JSON.stringify(walk.receivedEvents), JSON.stringify(page.dataLayer)];
    expect(said.join()).not.to.include(ALLERGY);
    expect(said.join()).not.to.include('birthday');
    const requests = await recordedRequests({});
    const telling = requests.filter((request) => JSON.stringify(request).includes(ALLERGY));
    expect(telling).to.deep.equal(await sentBookings());
  });

  it('that need an answer hold the step: the error is beside the first one, which takes the focus', async () => {
    const walk = await startWalk(BOOKING);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'client-info');
    await fillContact(walk);
    const allergies = await field(walk, 'Alergias ou intolerâncias');
    await click(walk, walk.words.continue);
    await whenIdle(() => allergies.getAttribute('aria-invalid') === 'true', { what: 'the error' });
    expect(activeElement()).to.equal(allergies);
    expect(shows(walk)).to.include('Preenche este campo.');
    fill(allergies, 'Nenhuma');
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
  });

  it('are asked of a customer whose profile is complete at the confirmation', async () => {
    const { 'allow-guest-login': _guest, ...signedIn } = { ...BOOKING, ...ANA };
    const walk = await startWalk(signedIn);
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    await untilStep(walk, 'confirm');
    const allergies = await field(walk, 'Alergias ou intolerâncias');
    await submit(walk);
    await whenIdle(() => allergies.getAttribute('aria-invalid') === 'true', { what: 'the error' });
    expect(await sentBookings()).to.deep.equal([]);
    fill(allergies, 'Nozes');
    await submit(walk);
    await untilStep(walk, 'success');
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property(
      'body.orderInformation.notes',
      'Alergias ou intolerâncias: Nozes',
    );
  });

  it('of an order from a menu are those for orders', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm({ ...MENU_ORDER, questions: 'occasion,allergies' });
    fill(await field(walk, 'Alergias ou intolerâncias (opcional)'), 'Nozes');
    expect(shows(walk)).not.to.include('Ocasião');
    await sendOrder(walk);
    await untilText(walk.element, 'Nozes');
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property(
      'body.orderInformation.notes',
      'Alergias ou intolerâncias: Nozes',
    );
  });

  it('of an order of products are sent with its notes', async () => {
    const walk = await startAtConfirm({ ...guestWith('one-shop'), questions: 'allergies' });
    fill(await field(walk, 'Alergias ou intolerâncias (opcional)'), 'Nozes');
    await orderAsGuest(walk, ORDER.confirmObligation);
    const [sent] = await sentOrders();
    expect(JSON.stringify(sent)).to.include('"notes":"Alergias ou intolerâncias: Nozes"');
  });

  it('that cannot be used are left out with one warning for the page’s developer, the others are asked', async () => {
    const rows = ['smoking', { id: 'pet' }, { id: 'floor', label: '' }];
    const walk = await startWalk({ ...BOOKING, questions: JSON.stringify(rows) });
    await chooseSlot(walk, await oneFreeSlot(101, 2));
    const lines = await consoleDuring(async () => {
      await untilStep(walk, 'client-info');
      await select(walk, 'Animal de companhia (opcional)');
    });
    expect(lines.filter((line) => line.includes('"questions"'))).to.have.length(1);
    expect(lines.join()).to.include('2 of the rows cannot be used');
  });

  it('are not asked for a voucher, whose request has no notes', async () => {
    const walk = await startWalk({
      ...GUEST,
      campaign: 110,
      'reservation-mode': 'voucher',
      questions: QUESTIONS,
    });
    await click(walk, walk.words.continue);
    await untilStep(walk, 'client-info');
    expect(shows(walk)).not.to.include('Alergias');
  });

  it('may have any id, also one that every object of the language has', async () => {
    const ids = ['constructor', '__proto__', 'toString'];
    const questions = JSON.stringify(
      ids.map((id) => ({ id, label: `Extra ${id}`, type: 'choices', options: ['A', 'B'] })),
    );
    const walk = await startWalk({ ...GUEST, campaign: 101, questions });
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      if (step !== 'client-info') return;
      await untilText(walk.element, 'Extra __proto__');
      for (const box of allByRole(walk.element, 'checkbox', 'B')) box.click();
    });
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property(
      'body.orderInformation.notes',
      ids.map((id) => `Extra ${id}: B`).join('\n'),
    );
  });

  it('send whole characters of an answer that a script has made too long', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101, questions: 'allergies' });
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      if (step !== 'client-info') return;
      fill(await field(walk, 'Alergias ou intolerâncias (opcional)'), `${'a'.repeat(199)}🥜🥜`);
    });
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property(
      'body.orderInformation.notes',
      `Alergias ou intolerâncias: ${'a'.repeat(199)}`,
    );
  });
});
