import { addressOf } from './payment-walks.ts';
import { describe, expect, it, untilRole, whenIdle } from '../support/index.ts';
import { isOpen, placeModal } from './voucher-modal-walks.ts';
import { click, fillContact, untilStep, type Walk } from './walk.ts';
import { chooseMethod, eventsOf, hasEvent, pay } from './voucher-walks.ts';

describe('a voucher bought in a dialog', () => {
  it('stays closed on an address that somebody made up', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    const walk = await placeModal();
    await whenIdle(() => walk.element.shadowRoot?.querySelector('dialog'), { what: 'the dialog' });
    expect(isOpen(walk)).to.equal(false);
    history.replaceState(null, '', location.pathname);
  });
});

async function payByCard(walk: Walk): Promise<URL> {
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await click(walk, 'Continuar');
  await untilStep(walk, 'client-info');
  await fillContact(walk);
  await click(walk, 'Continuar');
  await untilRole(walk.element, 'heading', 'Como queres pagar?');
  walk.element.addEventListener('merchant-checkout:redirect', (event) => event.preventDefault());
  await chooseMethod(walk, /^Cartão/);
  await pay(walk);
  await whenIdle(() => hasEvent(walk, 'redirect'), { what: 'redirect' });
  return new URL(String(eventsOf(walk, 'redirect')[0]?.['url']));
}

/** The customer pays on the provider's page; gives the address that it leads back to. */
async function payThere(page: URL): Promise<URL> {
  const payment = page.searchParams.get('payment') ?? '';
  const body = new URLSearchParams({ payment, decision: 'pay' });
  const response = await fetch('/__sandbox/pay', { method: 'POST', body });
  return new URL(addressOf(response));
}

describe('a voucher bought in a dialog', () => {
  it('shows what became of it in the same dialog after the way back from the provider', async () => {
    const walk = await placeModal();
    walk.element.open();
    const { pathname, search } = await payThere(await payByCard(walk));
    walk.element.remove();
    await whenIdle(() => document.querySelector('[role=status]') === null, {
      what: 'no live region',
    });
    history.replaceState(null, '', pathname + search);

    const after = await placeModal();
    await untilRole(after.element, 'heading', 'O voucher é teu');
    expect(isOpen(after)).to.equal(true);
    expect(location.search).not.to.include('mc-');
    await whenIdle(() => eventsOf(after, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(after, 'paid')).to.have.length(1);
  });
});
