import {
  createCheckout,
  describe,
  expect,
  hearEvents,
  it,
  loadCheckout,
  whenIdle,
} from '../support/index.ts';
import { type Walk } from './walk.ts';
import { VOUCHER } from './voucher-walks.ts';
import { WORDS } from './words.ts';

/** A dialog that is closed until somebody opens it, and what its page hears. */
async function placeModal(): Promise<Walk> {
  await loadCheckout();
  const element = createCheckout({ lang: 'pt', mode: 'modal', id: 'vouchers', ...VOUCHER });
  const heard = hearEvents(element);
  document.body.append(element);
  return { element, heard, words: WORDS.pt, language: 'pt' };
}

const isOpen = ({ element }: Walk) => element.shadowRoot?.querySelector('dialog')?.open === true;

describe('a voucher bought in a dialog', () => {
  it('stays closed on an address that somebody made up', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    const walk = await placeModal();
    await whenIdle(() => walk.element.shadowRoot?.querySelector('dialog'), { what: 'the dialog' });
    expect(isOpen(walk)).to.equal(false);
    history.replaceState(null, '', location.pathname);
  });
});
