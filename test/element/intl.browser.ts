import { GUEST } from '../flows/walk.ts';
import {
  calendarOf,
  createCheckout,
  describe,
  expect,
  it,
  loadCheckout,
  setFault,
  shownText,
} from '../support/index.ts';

/** So few places that the screen counts them in words. */
const FEW = 2;

const BOOKING = { campaign: 101, 'reservation-type': 'normal' };

/** Names each of Intl's slow objects that is made while `run` runs. */
async function madeBy(run: () => Promise<unknown>): Promise<readonly string[]> {
  const { Collator, DateTimeFormat, NumberFormat, PluralRules } = Intl;
  const originals = { Collator, DateTimeFormat, NumberFormat, PluralRules };
  const made: string[] = [];
  const counted = Object.entries(originals).map(([name, format]) => [
    name,
    new Proxy(format, {
      construct(target, args: unknown[]) {
        made.push(`${name} ${JSON.stringify(args)}`);
        return Reflect.construct(target, args) as object;
      },
    }),
  ]);
  Object.assign(Intl, Object.fromEntries(counted));
  try {
    await run();
  } finally {
    Object.assign(Intl, originals);
  }
  return made;
}

describe('Intl, whose first use takes a phone 100 ms', () => {
  const FIRST_SCREENS = [
    { screen: 'a booking', shows: '2 lugares', attributes: BOOKING },
    { screen: 'the reservation types', shows: 'pontos por pessoa', attributes: { campaign: 101 } },
    { screen: 'a menu', shows: 'Menu', attributes: { shop: 1, menu: true } },
    {
      screen: 'the services',
      shows: '1 h 30 min',
      attributes: { shop: 2, services: true },
    },
    {
      screen: 'the delivery of products',
      shows: 'artigos',
      attributes: { ...GUEST, products: true, shop: 3, 'session-id': 'one-shop' },
    },
  ];
  it('is not used before the first screen is live, whatever that shows', async () => {
    await loadCheckout();
    // The few places of a time are shown beside another that has more.
    const slots = (await calendarOf(101)).map((slot, index) => ({
      ...slot,
      capacity: FEW + (index % 2),
    }));
    await setFault({ match: 'available-slots', status: 200, body: slots });
    for (const { screen, shows, attributes } of FIRST_SCREENS) {
      const element = createCheckout(attributes);
      const made = await madeBy(async () => {
        document.body.append(element);
        await element.ready;
      });
      expect(made, screen).to.deep.equal([]);
      expect(shownText(element), screen).to.include(shows);
      element.remove();
    }
  });
});
