import { describe, expect, it, shownText } from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { keepTascaOpen, MENU_ORDER, sendOrder, walkToOrderConfirm } from './order-walks.ts';
import { sentBookings } from './requests.ts';
import { GUEST, startWalk, type Walk } from './walk.ts';

const shows = ({ element }: Walk) => shownText(element);

describe('a customer at a table', () => {
  it('sees it in the header and the summary, and the merchant reads it below the customer’s notes', async () => {
    const prefill = JSON.stringify({ notes: 'Sem glúten.' });
    const walk = await startWalk({ ...GUEST, campaign: 101, table: '12', prefill });
    expect(shows(walk)).to.include('Mesa 12');
    const seen: string[] = [];
    await bookAsGuest(walk, walkOfType(1), async (step) => {
      if (step === 'confirm') seen.push(shows(walk));
    });
    expect(seen[0]).to.match(/Mesa\s*12/);
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property('body.orderInformation.notes', 'Sem glúten.\nMesa: 12');
  });

  it('orders from the menu for that table, in the merchant’s language', async () => {
    await keepTascaOpen();
    const walk = await walkToOrderConfirm({
      ...MENU_ORDER,
      table: 'Terrace 3',
      'merchant-lang': 'en',
    });
    expect(shows(walk)).to.include('Mesa Terrace 3');
    await sendOrder(walk);
    const [sent] = await sentBookings();
    expect(sent).to.have.nested.property('body.orderInformation.notes', 'Table: Terrace 3');
  });

  it('who buys a voucher sees and sends none', async () => {
    const voucher = { campaign: 110, 'reservation-mode': 'voucher', table: '12' };
    const walk = await startWalk({ ...GUEST, ...voucher });
    expect(shows(walk)).not.to.include('Mesa');
  });
});
