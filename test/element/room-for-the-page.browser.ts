import {
  activeElement,
  afterEach,
  before,
  byRole,
  createCheckout,
  describe,
  elementsBelow,
  emulateMedia,
  expect,
  expectNoAxeViolations,
  expectNoOverflow,
  hearEvents,
  it,
  passTime,
  loadCheckout,
  press,
  setViewport,
  shadow,
  smallTargetsOf,
  untilEvent,
  untilNoRole,
  untilRole,
  type Attributes,
  whenIdle,
  whileHeld,
} from '../support/index.ts';
import { sentBookings } from '../flows/requests.ts';
import { roomySlot, timesReserved, walkToButton } from '../flows/sending-faults-walks.ts';
import { GUEST, startWalk, stepsOf, untilStep, walkToConfirm, type Walk } from '../flows/walk.ts';
import { WORDS } from '../flows/words.ts';

const PHONE = { width: 360, height: 740 };

const button = ({ element }: Walk) => byRole(element, 'button', /^Confirmar/);

const slotOf = ({ element }: Walk, name: string) => {
  const slot = shadow(element).querySelector<HTMLSlotElement>(`slot[name="${name}"]`);
  if (!slot) throw new Error(`No slot "${name}".`);
  return slot;
};

function fillSlot({ element }: Walk, slot: string, text: string): HTMLElement {
  const child = document.createElement('p');
  child.slot = slot;
  child.className = 'of-the-page';
  child.textContent = text;
  element.append(child);
  return child;
}

/** The sentence with the links to the terms that the law requires at the button. */
const legalSentence = ({ element }: Walk) => {
  const found = [...shadow(element).querySelectorAll('p')].findLast((each) =>
    each.querySelector('a'),
  );
  if (!found) throw new Error('No legal sentence.');
  return found;
};

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({});
});

describe('room for the page', () => {
  before(() => {
    const style = document.createElement('style');
    style.textContent = '.of-the-page { color: rgb(0, 96, 0); margin: 0; padding: 8px; }';
    document.head.append(style);
  });

  for (const [mode, attributes] of [
    ['in the page', {}],
    ['in a dialog', { mode: 'modal' }],
  ] as const satisfies readonly (readonly [string, Attributes])[]) {
    it(`${mode}: empty it takes none; filled it has the page’s styles, and nothing parts button and legal sentence`, async () => {
      await setViewport(PHONE);
      const walk = await startIn(attributes);
      await walkToConfirm(walk, await roomySlot());
      const bare = button(walk).getBoundingClientRect().bottom - panelTop(walk);
      for (const name of ['before-confirm', 'in-summary']) {
        expect(slotOf(walk, name).getBoundingClientRect().height).to.equal(0);
      }
      const hint = fillSlot(walk, 'before-confirm', 'Mostra o cartão de fidelidade na mesa.');
      const parking = fillSlot(walk, 'in-summary', 'Estaciona na Rua da Prata 12.');
      for (const child of [hint, parking]) {
        expect(child.checkVisibility()).to.equal(true);
        expect(getComputedStyle(child).color).to.equal('rgb(0, 96, 0)');
        expect(child.getBoundingClientRect().height).to.be.above(16);
      }
      const legal = legalSentence(walk).getBoundingClientRect();
      expect(hint.getBoundingClientRect().bottom).to.be.at.most(legal.top + 1);
      expect(parking.getBoundingClientRect().bottom).to.be.at.most(
        hint.getBoundingClientRect().top + 1,
      );
      await expectNoOverflow(walk.element);
      await expectNoAxeViolations(document.documentElement);
      hint.remove();
      parking.remove();
      expect(button(walk).getBoundingClientRect().bottom - panelTop(walk)).to.equal(bare);
      button(walk).click();
      await untilStep(walk, 'success');
      expect(slotOf(walk, 'after-success').getBoundingClientRect().height).to.equal(0);
      const survey = fillSlot(walk, 'after-success', 'Como correu a reserva?');
      expect(survey.getBoundingClientRect().height).to.be.above(16);
      await expectNoOverflow(walk.element);
      await expectNoAxeViolations(document.documentElement);
    });
  }
});

/** Where the content of the checkout begins, which may be scrolled. */
const panelTop = ({ element }: Walk) => {
  const frame = shadow(element).querySelector('[part=frame]');
  if (!frame) throw new Error('No frame.');
  return frame.getBoundingClientRect().top;
};

async function startIn(attributes: Attributes): Promise<Walk> {
  const offer = { ...GUEST, campaign: 101, ...attributes };
  if (!('mode' in attributes)) return startWalk(offer);
  await loadCheckout();
  const element = createCheckout({ lang: 'pt', ...offer });
  const walk: Walk = {
    element,
    receivedEvents: hearEvents(element),
    words: WORDS.pt,
    language: 'pt',
  };
  document.body.append(element);
  element.open();
  await untilEvent(element, 'ready');
  return walk;
}

describe('a page that holds the press', () => {
  it('keeps the button busy; its refusal stands at the button and is announced; a second press sends once', async () => {
    await setViewport(PHONE);
    const walk = await walkToButton();
    const answers: ((allows: boolean) => void)[] = [];
    walk.element.addEventListener('merchant-checkout:submit', (event) =>
      event.waitUntil(
        new Promise<void>((resolve, reject) =>
          answers.push((allows) =>
            allows ? resolve() : reject(new Error('Hoje já não há mesas na esplanada.')),
          ),
        ),
      ),
    );
    button(walk).focus();
    const firstPress = untilEvent(walk.element, 'submit');
    await press('Enter');
    await firstPress;
    await whileHeld(() => button(walk).getAttribute('aria-disabled') === 'true');
    expect(activeElement()).to.equal(button(walk));
    await expectNoAxeViolations(walk.element);
    await press('Enter');
    expect(answers).to.have.length(1);
    answers[0]?.(false);
    const why = await whenIdle(() =>
      [...elementsBelow(shadow(walk.element))].findLast((each) =>
        each.textContent?.includes('esplanada'),
      ),
    );
    expect(button(walk).getAttribute('aria-disabled')).not.to.equal('true');
    const gap = button(walk).getBoundingClientRect().top - why.getBoundingClientRect().bottom;
    expect(Math.abs(gap)).to.be.below(240);
    const { top, bottom } = why.getBoundingClientRect();
    expect([top >= 0, bottom <= PHONE.height]).to.deep.equal([true, true]);
    expect(document.activeElement).to.equal(walk.element);
    expect(await sentBookings()).to.deep.equal([]);
    await expectNoAxeViolations(walk.element);

    button(walk).focus();
    const secondPress = untilEvent(walk.element, 'submit');
    await press('Enter');
    await secondPress;
    expect(answers).to.have.length(2);
    answers[1]?.(true);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
    expect(timesReserved(walk)).to.equal(1);
  });
});

describe('the warning of a kiosk', () => {
  const KIOSK = { 'idle-reset': 20 };

  /** Waits for the warning, 15 seconds before the end. */
  const stay = async ({ element }: Walk) => {
    await passTime(5_000);
    return untilRole(element, 'button', 'Estou aqui');
  };

  const touch = () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  it('takes the focus, counts down, and goes with Escape or its button, back to where the focus was', async () => {
    await setViewport(PHONE);
    const walk = await walkToButton(KIOSK);
    button(walk).focus();
    touch();
    await stay(walk);
    const dialog = await untilRole(walk.element, 'alertdialog');
    expect(activeElement()).to.have.property('computedRole', 'heading');
    expect(dialog.contains(activeElement())).to.equal(true);
    await expectNoOverflow(walk.element);
    await expectNoAxeViolations(walk.element);
    expect(smallTargetsOf(walk.element)).to.deep.equal([]);
    const shown = dialog.textContent;
    await passTime(1_000);
    await whenIdle(() => dialog.textContent !== shown, { what: 'the countdown' });
    await press('Escape');
    await untilNoRole(walk.element, 'alertdialog');
    expect(activeElement()).to.equal(button(walk));
    await emulateMedia({ colorScheme: 'dark' });
    (await stay(walk)).click();
    await untilNoRole(walk.element, 'alertdialog');
    expect(activeElement()).to.equal(button(walk));
    expect(stepsOf(walk).at(-1)).to.equal('confirm');
  });
});
