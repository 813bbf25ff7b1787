import {
  afterEach,
  beforeEach,
  byRole,
  consoleDuring,
  describe,
  expect,
  it,
  setFault,
  shownText,
  untilRole,
  whenIdle,
} from '../support/index.ts';
import {
  chooseDay,
  chooseSlot,
  click,
  fillContact,
  GUEST,
  oneFreeSlot,
  RUI,
  startWalk,
  stepsOf,
  submit,
  untilDay,
  untilStep,
  walkToConfirm,
  type Walk,
} from '../flows/walk.ts';
import { note, pageErrors, TITLE, withBrokenDates } from './never-blank-walks.ts';

/** Half an emoji, as a title that was cut ends in. */
const HALF = '\uD83D';

/** Fields that hold an id, an address or a word of the protocol; their values mean something. */
const NOT_SHOWN = /id$|url|type|status|method|date|time|code|currency|phone|price|env/i;

/** The same answer with every text that is shown cut in the middle of an emoji. */
function withHalves(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return NOT_SHOWN.test(name) ? value : `${value} ${HALF}`;
  if (Array.isArray(value)) return value.map((each) => withHalves(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withHalves(each, key)]),
  );
}

/** Optional fields of a campaign, a shop and what they hold. Contract section 3. */
const OPTIONAL =
  /^(addressView|campaignImages|shopImages|giftVoucherExtraDiscount|premiumVoucherExtraDiscount|bookingConfig|attributes|points|premiumPoints|discount|priceBefore|activationCode|activationQrCode|phoneNumber|serviceDescription|description|currency)$/;

/** The same answer with everything that may be missing null. */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withNulls(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, OPTIONAL.test(key) ? null : withNulls(each)]),
  );
}

const HOSTILE = { 'half emojis': withHalves, 'nothing that may be missing': withNulls };

const FLOWS = [
  ['a booking', { campaign: 101 }, '/rest/v1/web/campaigns/101'],
  ['a voucher', { campaign: 110, 'default-view': 'voucher' }, '/rest/v1/web/campaigns/110'],
  ['a menu', { shop: 1, menu: true }, '/rest/shop/1'],
  ['the services of a shop', { shop: 2, services: true }, '/rest/shop/2'],
  ['an order from a menu', { shop: 1, menu: true, campaign: 107 }, '/rest/shop/1'],
] as const;

/** Answers a read with what the sandbox would have said, spoilt. */
async function spoil(path: string, how: (answer: unknown) => unknown): Promise<void> {
  const answer: unknown = await (await fetch(`${path}?language=pt_PT&entityId=1`)).json();
  await setFault({ match: `GET ${path}`, body: how(answer) });
}

beforeEach(() => {
  pageErrors.length = 0;
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});

afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
  expect(pageErrors).to.deep.equal([]);
});

describe('answers that are hostile', () => {
  for (const [kind, how] of Object.entries(HOSTILE)) {
    for (const [flow, attributes, path] of FLOWS) {
      it(`${flow} with ${kind} shows what is available`, async () => {
        await spoil(path, how);
        const walk = await startWalk({ ...GUEST, ...attributes });
        expect(shownText(walk.element).length).to.be.greaterThan(50);
        expect(shownText(walk.element)).not.to.include(TITLE);
        expect(walk.receivedEvents.filter(({ name }) => name === 'error')).to.deep.equal([]);
      });
    }

    it(`a full house with ${kind} lets the customer ask the merchant`, async () => {
      const path = '/rest/v1/web/campaigns/101';
      await setFault({ match: '/campaigns/101/calendar/available-slots', body: [] });
      await spoil(path, (answer) => ({ ...Object(how(answer)), phoneNumber: '+351 934 083 917' }));
      const walk = await startWalk({ ...GUEST, campaign: 101 });
      const link = await untilRole(walk.element, 'link', /WhatsApp/);
      expect(link.getAttribute('href')).to.include(encodeURIComponent('Menu da Lua'));
    });

    it(`a booking with ${kind} can be walked to its end and back`, async () => {
      await spoil('/rest/v1/web/campaigns/101', how);
      const slot = await oneFreeSlot(101, 2);
      const walk = await startWalk({ ...GUEST, campaign: 101 });
      await walkToConfirm(walk, slot);
      for (const step of ['client-info', 'choice']) {
        await click(walk, 'Voltar');
        await untilStep(walk, step);
        expect(shownText(walk.element).length).to.be.greaterThan(50);
      }
    });
  }
});

describe('a name that was cut in the middle of an emoji', () => {
  it('still lets the customer ask the merchant for another time', async () => {
    const path = '/rest/v1/web/campaigns/101';
    await spoil(path, (answer) => ({ ...Object(answer), phoneNumber: '+351 934 083 917' }));
    const slot = await oneFreeSlot(101, 2);
    const walk = await startWalk({ ...GUEST, campaign: 101 });
    await chooseSlot(walk, slot);
    await untilStep(walk, 'client-info');
    await fillContact(walk, { ...RUI, name: `Rui Costa ${HALF}` });
    await click(walk, walk.words.continue);
    await untilStep(walk, 'confirm');
    const body = { message: 'Já não há lugar a essa hora.' };
    await setFault({ match: 'POST /rest/bookings/guest', status: 409, body, times: 1 });
    await setFault({ match: '/campaigns/101/calendar/available-slots', body: [] });
    await submit(walk);
    await untilStep(walk, 'choice');
    const link = await untilRole(walk.element, 'link', /WhatsApp/);
    expect(link.getAttribute('href')).to.include(encodeURIComponent('Rui Costa'));
  });
});

async function crashedWalk(): Promise<Walk> {
  const slot = await oneFreeSlot(101, 2);
  const walk = await startWalk({ ...GUEST, campaign: 101 });
  await chooseDay(walk, slot);
  const other = await untilDay(walk, '');
  await withBrokenDates(async () => {
    await consoleDuring(async () => {
      other.click();
      await untilRole(walk.element, 'heading', TITLE);
    });
  });
  return walk;
}

describe('a screen that crashes', () => {
  it('says so under the same header, has the focus, and shows again when it is tried again', async () => {
    const walk = await crashedWalk();
    expect(shownText(walk.element)).to.include('Menu da Lua');
    expect(
      walk.receivedEvents
        .filter(({ name }) => name === 'error')
        .map(({ detail }) => detail['code']),
    ).to.include('internal');
    await click(walk, 'Tentar de novo');
    await whenIdle(() => byRole(walk.element, 'grid'), { what: 'the calendar' });
    expect(shownText(walk.element)).not.to.include(TITLE);
  });

  it('can be started over', async () => {
    const walk = await crashedWalk();
    const before = stepsOf(walk).length;
    await click(walk, 'Começar de novo');
    await whenIdle(() => stepsOf(walk).length > before, { what: 'the first step' });
    expect(shownText(walk.element)).not.to.include(TITLE);
  });
});
