import {
  describe,
  expect,
  it,
  openAsVisitor,
  recordedRequests,
  type Tab,
} from '../support/index.ts';
import { OIL, TINS } from './product-session-walks.ts';

/** Waits until a visitor reads a text. */
const sees = (tab: Tab, text: string) =>
  tab.run(async ({ shownText, until }, wanted) => {
    await until(() => shownText(document).includes(wanted), { what: wanted });
  }, text);

const textOf = (tab: Tab) => tab.run(({ shownText }) => shownText(document), null);

describe('a guest of a page that names no session', () => {
  it('never meets the cart of another visitor, and finds the own one again', async () => {
    const page = `/test/flows/product-page.html?module=${checkoutModule}`;
    const one = await openAsVisitor(`${page}&add=3101`);
    await sees(one, OIL);
    const another = await openAsVisitor(page);
    await sees(another, 'O carrinho está vazio.');
    expect(await textOf(another)).not.to.include(OIL);
    const third = await openAsVisitor(`${page}&add=3201`);
    await sees(third, TINS);
    expect(await textOf(third)).not.to.include(OIL);
    await one.run((_, plain) => history.replaceState(null, '', plain), page);
    const oneAgain = await one.duplicate();
    await sees(oneAgain, OIL);
    expect(await textOf(oneAgain)).not.to.include(TINS);
    const calls = await recordedRequests({ path: 'shopping-cart' });
    const sessions = new Set(calls.map(({ query }) => query['sessionId']));
    expect(sessions.size).to.equal(3);
    for (const session of sessions) expect(session).to.match(/^[\da-f]{32}$/);
  });
});
