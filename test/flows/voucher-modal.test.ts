import { describe, expect, it, whenIdle } from '../support/index.ts';
import { isOpen, placeModal } from './voucher-modal-walks.ts';

describe('a voucher bought in a dialog', () => {
  it('stays closed on an address that somebody made up', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    const walk = await placeModal();
    await whenIdle(() => walk.element.shadowRoot?.querySelector('dialog'), { what: 'the dialog' });
    expect(isOpen(walk)).to.equal(false);
    history.replaceState(null, '', location.pathname);
  });
});
