import {
  activeElement,
  afterEach,
  cdp,
  describe,
  emulateMedia,
  expect,
  goBackInHistory,
  expectNoAxeViolations,
  expectNoOverflow,
  it,
  press,
  setViewport,
  smallTargetsOf,
  tabTo,
  type,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import { bookAsGuest, walkOfType } from './booking-walks.ts';
import { sentBookings } from './requests.ts';
import { click, GUEST, startWalk, untilStep, untilStepEntered, type Walk } from './walk.ts';

const TABLE = walkOfType(1);

/** Eight venues, so that they are searched, with where each is. */
const VENUES = ['Alfama', 'Baixa', 'Belém', 'Chiado', 'Estrela', 'Graça', 'Mouraria', 'Sé'].map(
  (name, index) => ({
    name: `Tasca ${name}`,
    shop: 1,
    campaign: TABLE.campaign,
    area: index < 4 ? 'Centro' : 'Outras zonas',
    latitude: 38.7 + index / 100,
    longitude: -9.13,
  }),
);

const LIST = { ...GUEST, venues: JSON.stringify(VENUES), history: 'steps' } as const;

async function startList(): Promise<Walk> {
  const walk = await startWalk(LIST);
  await untilText(walk.element, 'Próximo horário livre');
  return walk;
}

afterEach(async () => {
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({});
  await cdp('Emulation.clearGeolocationOverride');
  await cdp('Browser.resetPermissions');
});

describe('a list of venues', () => {
  it('is searched, left and come back to with the keyboard and the browser’s Back, and then a table is booked', async () => {
    const walk = await startList();
    await tabTo(await untilRole(walk.element, 'searchbox', 'Procurar estabelecimento'));
    await type('graca');
    await untilText(walk.element, '1 estabelecimento');
    await tabTo(await untilRole(walk.element, 'button', 'Escolher Tasca Graça'));
    await press('Enter');
    await untilStepEntered(walk, 'choice');
    await whenIdle(() => history.state !== null, { what: 'an entry of the element' });
    await goBackInHistory();
    await untilStep(walk, 'venues');
    await whenIdle(() => activeElement()?.computedName === 'Escolher Tasca Graça', {
      what: 'the focus on the venue that was left',
    });
    await press('Enter');
    await bookAsGuest(walk, TABLE);
    expect(await sentBookings()).to.have.length(1);
    expect(walk.receivedEvents.find(({ name }) => name === 'reserved')?.detail).to.include({
      venue: 'Tasca Graça',
    });
  });

  it('has no barrier on a phone, in the dark, and with distances', async () => {
    await cdp('Browser.setPermission', {
      permission: { name: 'geolocation' },
      setting: 'granted',
      origin: location.origin,
    });
    await cdp('Emulation.setGeolocationOverride', {
      latitude: 38.75,
      longitude: -9.13,
      accuracy: 20,
    });
    const walk = await startList();
    await expectNoAxeViolations(walk.element);
    await setViewport({ width: 320, height: 720 });
    await emulateMedia({ colorScheme: 'dark' });
    await click(walk, 'Perto de mim');
    await untilText(walk.element, '1,1 km');
    await expectNoOverflow(walk.element);
    await expectNoAxeViolations(walk.element);
    expect(smallTargetsOf(walk.element)).to.deep.equal([]);
  });
});
