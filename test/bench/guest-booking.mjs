import { UNLIMITED } from './conditions.mjs';
import { openPage } from './measure.mjs';
import { countTraffic, recordTraffic } from './traffic.mjs';

/** The values that a guest types, by the token of the field. */
const CONTACT = { name: 'Rui Costa', email: 'rui@example.com', tel: '912345678' };

/** Longer than the time after a step change in which the checkout ignores presses. */
const QUIET_MS = 700;

/** Presses what an expression in the page finds, once it finds something, as a customer does. */
async function press(page, find) {
  const handle = await page.waitForFunction(find);
  await handle.asElement().click();
}

/** Types into the field whose `autocomplete` begins with a token. */
async function type(page, token, text) {
  const handle = await page.waitForFunction(
    `benchAll('input').find(({ autocomplete }) => autocomplete.startsWith('${token}'))`,
  );
  await handle.asElement().type(text);
}

const button = (name) =>
  `benchAll('button').find((each) => each.textContent.trim() === '${name}' && each.ariaDisabled !== 'true')`;

/** The steps of a guest who books a table with the checkout of a scenario, from the page to the success screen. */
const STEPS = [
  {
    name: 'first screen',
    async walk(page, url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => benchDone);
    },
  },
  {
    name: 'day and time',
    async walk(page) {
      await press(
        page,
        `benchAll('[role="grid"] button').findLast((each) => !each.disabled && each.ariaDisabled !== 'true')`,
      );
      await press(
        page,
        `benchAll('[role="radio"]').findLast((each) => each.ariaDisabled !== 'true')`,
      );
      await page.waitForFunction(`benchAll('input[autocomplete^="email"]').length > 0`);
    },
  },
  {
    name: 'contact',
    async walk(page) {
      for (const [token, text] of Object.entries(CONTACT)) await type(page, token, text);
      await press(page, button('Continuar'));
      await page.waitForFunction(button('Confirmar e pagar no local'));
    },
  },
  {
    name: 'confirm',
    async walk(page) {
      await press(page, button('Confirmar e pagar no local'));
      await page.waitForFunction(
        `benchAll('h1, h2, h3').some((each) => each.textContent.includes('Reserva confirmada'))`,
      );
    },
  },
];

/**
 * Books a table as a guest; gives for each step what had been asked for when it ended, with the calls to the platform by
 * name. A step begins once the line is quiet, so that what is loaded ahead counts where it was asked for. `visits` are
 * the addresses that the browser has been to before.
 */
export async function countGuestBooking({ browser, all, addressOf }, name, visits = []) {
  const { page, close } = await openPage(browser, all[name], { condition: UNLIMITED, visits });
  try {
    const traffic = await recordTraffic(page);
    const steps = [];
    for (const step of STEPS) {
      const before = traffic.all().length;
      await step.walk(page, addressOf(name));
      await page.waitForNetworkIdle({ idleTime: QUIET_MS });
      const requests = traffic.all().slice(before);
      const calls = requests
        .filter(({ type }) => type === 'Fetch' || type === 'XHR')
        .map(({ method, url, bytes }) => ({ method, path: new URL(url).pathname, bytes }));
      steps.push({ name: step.name, ...countTraffic(requests), calls });
    }
    return { steps, total: countTraffic(traffic.all()) };
  } finally {
    await close();
  }
}
