// oxlint-disable-next-line no-restricted-imports -- such a platform may hold its answers back, so that the checkout is not idle
import { until } from '../support/index.ts';
import {
  byRole,
  createCheckout,
  describe,
  expect,
  it,
  passTime,
  loadCheckout,
  recordedRequests,
  shownText,
  untilDrawn,
  untilRole,
  untilText,
  type CheckoutElement,
} from '../support/index.ts';
import { GUEST } from './walk.ts';

const TITLE = 'Menu da Lua: entrada, prato e sobremesa';
/** Text that makes no sense to a customer. */
const INNARDS = /undefined|\[object|Unknown|BadRequest|<!doctype|Wi-Fi|\{/;

/** An element on the sandbox inside the page; `?hostile=SEED` makes that as hostile as the contract allows. */
async function mount(middleware: string): Promise<CheckoutElement> {
  await loadCheckout();
  const element = createCheckout({ ...GUEST, campaign: 101, lang: 'pt', middleware });
  document.body.append(element);
  return element;
}

/** A second passes at each look. */
const untilCalendar = (element: CheckoutElement) =>
  until(
    () => {
      void passTime(1_000);
      const isBusy = byRole(element, 'grid').getAttribute('aria-busy') === 'true';
      return !isBusy && byRole(element, 'grid').computedName !== '';
    },
    { what: 'a calendar' },
  );

describe('an element whose middleware is "sandbox:?hostile=SEED" serves the customer all the same', () => {
  it('without a seed it shows the plain title and the calendar', async () => {
    const element = await mount('sandbox:');
    await untilCalendar(element);
    expect(shownText(element)).to.include(TITLE);
    expect(shownText(element)).not.to.include('<b>');
  });

  it('the status 520: one sentence, and trying again shows the calendar', async () => {
    const element = await mount('sandbox:?hostile=6');
    const again = await untilRole(element, 'button', 'Tentar de novo');
    expect(shownText(element)).to.include('Tenta daqui a pouco.');
    expect(shownText(element)).not.to.match(INNARDS);
    again.click();
    await untilDrawn();
    // The sandbox of the page is slow, by timers of the page.
    await passTime(10_000);
    await untilCalendar(element);
    expect(shownText(element)).to.include(TITLE);
    // The answers came from inside the page.
    expect(await recordedRequests()).to.deep.equal([]);
  });

  it('a 404 of whatever stands between: one sentence that says so', async () => {
    const element = await mount('sandbox:?hostile=28');
    await untilText(element, 'Não encontrámos esta oferta.');
    expect(shownText(element)).not.to.match(INNARDS);
  });
});
