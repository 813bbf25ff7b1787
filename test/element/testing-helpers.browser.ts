import {
  allByRole,
  idle,
  untilEvent,
  untilReady,
  untilRole,
  useSandbox,
} from '../../integrations/testing.ts';
import { fencesIn } from '../../docs/examples.mjs';
import { WAITS_MS } from '../runner/time-limits.mjs';
import { stubOfCypress } from '../support/cypress-stub.ts';
import { describe, expect, fill, it, loadCheckout, whenIdle } from '../support/index.ts';

const PATIENCE = { withinMs: WAITS_MS };

/** The helpers as an example calls them, with the time limits of this project's tests. */
const HELPERS = {
  allByRole,
  idle: (element: Parameters<typeof idle>[0]) => idle(element, PATIENCE),
  untilEvent,
  untilReady,
  untilRole: (...[element, role, name]: Parameters<typeof untilRole>) =>
    untilRole(element, role, name, PATIENCE),
  useSandbox,
};

const DATA = { campaign: '101', lang: 'pt', 'reservation-type': 'normal', 'allow-guest-login': '' };

/** Calls that have left the page for a platform. */
const platformCalls = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/rest/') || path.includes('/campaign'));

/** An element as an integrator's page has it, with a platform of its own. */
async function openPage(): Promise<HTMLElementTagNameMap['merchant-checkout']> {
  const element = document.createElement('merchant-checkout');
  for (const [name, value] of Object.entries(DATA)) element.setAttribute(name, value);
  document.body.append(element);
  await loadCheckout();
  return element;
}

/** Runs a function as Playwright's `addInitScript` does: by its text alone, before the page's scripts. */
function addInitScript(helper: () => void): void {
  const script = document.createElement('script');
  script.textContent = `(${helper.toString()})()`;
  document.head.append(script);
}

const isFree = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') !== 'true';

describe("the helpers for integrators' tests", () => {
  it('book a table by the sandbox inside the page, and no call leaves it', async () => {
    addInitScript(useSandbox);
    const element = await openPage();
    await untilReady(element);
    const reserved = untilEvent(element, 'reserved');
    const freeTime = () => allByRole(element, 'radio', /^\d\d:\d\d/).find(isFree);
    const days = () =>
      allByRole(element, 'grid').flatMap((grid) => [
        ...grid.querySelectorAll<HTMLElement>('button:not([aria-disabled="true"])'),
      ]);
    (await whenIdle(() => days()[0], { what: 'a free day' })).click();
    (await whenIdle(freeTime, { what: 'a free time' })).click();
    fill(await untilRole(element, 'textbox', 'Nome', PATIENCE), 'Rui Manuel Costa');
    fill(await untilRole(element, 'textbox', 'E-mail', PATIENCE), 'rui@example.com');
    fill(await untilRole(element, 'textbox', 'Número de telemóvel', PATIENCE), '912 345 678');
    (await untilRole(element, 'button', 'Continuar', PATIENCE)).click();
    (await untilRole(element, 'button', /^Confirmar/, PATIENCE)).click();

    expect(await reserved).to.include({ kind: 'booking', transactionId: '500001' });
    await untilRole(element, 'heading', 'Reserva confirmada', PATIENCE);
    expect(platformCalls()).to.deep.equal([]);
  });

  it('wait for nothing but an idle checkout, by their text alone, on the whole way through a booking', async () => {
    useSandbox();
    const element = await openPage();
    const byText: unknown = Reflect.construct(Function, [
      `return (${idle.toString()})(...arguments)`,
    ]);
    if (typeof byText !== 'function') throw new Error('The helper is no function.');
    const rest = async (): Promise<void> => Reflect.apply(byText, null, [element, PATIENCE]);
    const one = (role: string, name?: string | RegExp): HTMLElement => {
      const [found] = allByRole(element, role, name).filter(isFree);
      if (!found) throw new Error(`No ${role} ${String(name)}: ${element.shadowRoot?.textContent}`);
      return found;
    };
    const press = async (role: string, name?: string | RegExp) => {
      one(role, name).click();
      await rest();
    };
    await rest();
    await press('button', /^\p{Letter}+(-feira)?, \d+/u);
    await press('radio', /^\d\d:\d\d/);
    fill(one('textbox', 'Nome'), 'Rui Manuel Costa');
    fill(one('textbox', 'E-mail'), 'rui@example.com');
    fill(one('textbox', 'Número de telemóvel'), '912 345 678');
    await press('button', 'Continuar');
    await press('button', /^Confirmar/);
    one('heading', 'Reserva confirmada');
  });

  it('say what is there when nothing has the name, and end the wait for a checkout that stays busy', async () => {
    useSandbox();
    const element = await openPage();
    await untilReady(element);
    const missing = await untilRole(element, 'heading', 'Nothing', { withinMs: 0 }).catch(String);
    expect(missing).to.match(/^Error: 0 elements are heading Nothing; there: .+/);
    const moving = element.shadowRoot?.querySelector('*')?.animate({ opacity: [0, 1] }, 60_000);
    const message = await idle(element, { withinMs: 0 }).catch(String);
    expect(message).to.equal('Error: The checkout is still busy after 0 ms.');
    moving?.cancel();
    await idle(element, PATIENCE);
  });

  it('book by the example for Cypress, run with a stand-in of its commands', async () => {
    const response = await fetch('/docs/package.md');
    const example = fencesIn(await response.text()).find(({ code }) => code.includes('cy.visit'));
    if (!example) throw new Error('The page has no example for Cypress.');
    const [, imported = '', body = ''] =
      /^import \{ (.*) \} from 'merchant-checkout\/testing';\n([\s\S]*)$/.exec(example.code) ?? [];
    const names = imported.split(', ');
    expect(HELPERS).to.include.all.keys(names);
    const attributes = Object.entries(DATA).map(([name, value]) => `${name}="${value}"`);
    const { cy, finished, page } = stubOfCypress({
      '/reservas': `<!doctype html><html lang="pt"><title>Reservas</title>
        <merchant-checkout ${attributes.join(' ')}></merchant-checkout>
        <script type="module" src="${location.origin}/merchant-checkout.js"></script></html>`,
    });
    const started: (() => void)[] = [];
    const run: unknown = Reflect.construct(Function, ['cy', 'it', ...Object.keys(HELPERS), body]);
    if (typeof run !== 'function') throw new Error('The example is no script.');
    Reflect.apply(run, null, [
      cy,
      (_name: string, test: () => void) => started.push(test),
      ...Object.values(HELPERS),
    ]);
    for (const test of started) test();
    await finished();
    expect(page()?.querySelector('merchant-checkout')?.shadowRoot?.textContent).to.contain(
      'Rui Costa',
    );
    expect(platformCalls()).to.deep.equal([]);
  });
});
