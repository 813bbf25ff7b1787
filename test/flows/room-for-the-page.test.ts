import { describe, expect, it, byRole, passTime, untilDrawn } from '../support/index.ts';
import { MENU_ORDER, keepTascaOpen, walkToOrderConfirm } from './order-walks.ts';
import { sentBookings } from './requests.ts';
import { timesReserved, untilShown, walkToButton } from './sending-faults-walks.ts';
import { untilStep, type Walk } from './walk.ts';

type Submit = HTMLElementEventMap['merchant-checkout:submit'];

const hold = ({ element }: Walk, work: (event: Submit) => Promise<unknown>) =>
  element.addEventListener('merchant-checkout:submit', (event) => event.waitUntil(work(event)));

const button = ({ element }: Walk) => byRole(element, 'button', /^Confirmar/);

describe('a page that holds the press', () => {
  it('keeps the button busy, then lets the booking go', async () => {
    const walk = await walkToButton();
    let letGo = () => {};
    hold(walk, () => new Promise<void>((resolve) => (letGo = resolve)));
    button(walk).click();
    await untilDrawn();
    expect(button(walk).getAttribute('aria-disabled')).to.equal('true');
    button(walk).click();
    expect(await sentBookings()).to.have.length(0);
    letGo();
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
    expect(timesReserved(walk)).to.equal(1);
  });

  it('shows why it refuses, beside the button and as text; the next press may be sent', async () => {
    const walk = await walkToButton();
    let refuses = true;
    hold(walk, async () => {
      if (refuses) throw new Error('Hoje <b>não</b> há mesa.');
    });
    button(walk).click();
    await untilShown(walk, 'Hoje <b>não</b> há mesa.');
    expect(await sentBookings()).to.have.length(0);
    refuses = false;
    button(walk).click();
    await untilStep(walk, 'success');
  });

  it('and never answers: after ten seconds nothing was sent, and the screen says so', async () => {
    const walk = await walkToButton();
    hold(walk, () => new Promise(() => undefined));
    button(walk).click();
    await passTime(10_000);
    await untilShown(walk, 'está a demorar demasiado');
    expect(await sentBookings()).to.have.length(0);
  });
});

/** Adds a child for a slot. */
function fillSlot({ element }: Walk, slot: string, text: string): HTMLElement {
  const child = document.createElement('p');
  child.slot = slot;
  child.textContent = text;
  element.append(child);
  return child;
}

const slotOf = ({ element }: Walk, name: string) =>
  element.shadowRoot?.querySelector<HTMLSlotElement>(`slot[name="${name}"]`) ?? null;

describe('room for the page', () => {
  it('is in the summary and above the legal sentence, also for what is added later, and on the result', async () => {
    const walk = await walkToButton();
    const hint = fillSlot(walk, 'before-confirm', 'Mostra o cartão.');
    const parking = fillSlot(walk, 'in-summary', 'Estaciona na Rua da Prata.');
    const before = slotOf(walk, 'before-confirm');
    expect(before?.assignedElements()).to.deep.equal([hint]);
    expect(slotOf(walk, 'in-summary')?.assignedElements()).to.deep.equal([parking]);
    const legal = [...(walk.element.shadowRoot?.querySelectorAll('p') ?? [])].findLast((each) =>
      each.querySelector('a'),
    );
    const order = legal && before?.compareDocumentPosition(legal);
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    button(walk).click();
    await untilStep(walk, 'success');
    expect(slotOf(walk, 'before-confirm')).to.equal(null);
    const survey = fillSlot(walk, 'after-success', 'Como correu?');
    expect(slotOf(walk, 'after-success')?.assignedElements()).to.deep.equal([survey]);
  });

  it('is in the confirmation of a menu order too', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm(MENU_ORDER);
    expect(slotOf(walk, 'before-confirm')).not.to.equal(null);
    expect(slotOf(walk, 'in-summary')).not.to.equal(null);
  });
});
