import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  whenIdle,
  untilRole,
} from '../support/index.ts';
import { signAnaIn } from './sign-in-walks.ts';
import { ANA, chooseSlot, oneFreeSlot, startWalk, untilStep, type Walk } from './walk.ts';

const OFFER = { campaign: 101, 'reservation-type': 'normal', 'host-name': 'loja.example' } as const;
const OTHER = 'https://other-platform.example';

/** Every request to the other middleware as one text: address, headers and body. */
const sentToOther: string[] = [];
const { fetch } = globalThis;

async function noteRequest(request: Request): Promise<void> {
  if (new URL(request.url).origin !== OTHER) return;
  const headers = JSON.stringify([...request.headers]);
  sentToOther.push(`${request.method} ${request.url} ${headers} ${await request.clone().text()}`);
}

beforeEach(() => {
  sentToOther.length = 0;
  const noted: typeof fetch = async (input, init) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
    await noteRequest(request);
    return fetch(request);
  };
  Object.assign(globalThis, { fetch: noted });
  Object.assign(window, { fetch: noted });
});

afterEach(() => {
  Object.assign(globalThis, { fetch });
  Object.assign(window, { fetch });
});

const stripOf = ({ element }: Walk) => element.shadowRoot?.querySelector('summary') ?? null;

/** Whether the sign-in at the first middleware is known to the other one. */
const carriesAna = () =>
  sentToOther.filter(
    (sent) => sent.includes(ANA.token) || sent.includes(`userId=${ANA['user-id']}`),
  );

async function signInAtFirst(): Promise<Walk> {
  const walk = await startWalk({ ...OFFER, id: 'first' });
  await chooseSlot(walk, await oneFreeSlot(101, 2));
  await untilStep(walk, 'login');
  await signAnaIn(walk);
  await untilStep(walk, 'confirm');
  return walk;
}

describe('a customer who has signed in at one middleware', () => {
  it('is a guest in an element of another one, to which nothing of the sign-in is sent', async () => {
    const first = await signInAtFirst();
    const other = await startWalk({ ...OFFER, id: 'other', middleware: OTHER });
    await chooseSlot(other, await oneFreeSlot(101, 2));
    await untilStep(other, 'login');
    expect(sentToOther.length).to.be.greaterThan(0);
    expect(carriesAna()).to.deep.equal([]);
    expect(stripOf(other)).to.equal(null);
    expect(stripOf(first)).not.to.equal(null);
  });

  it('stays signed in there when they sign out at another one', async () => {
    const first = await signInAtFirst();
    const other = await startWalk({ ...OFFER, id: 'other', middleware: OTHER });
    await chooseSlot(other, await oneFreeSlot(101, 2));
    await untilStep(other, 'login');
    await signAnaIn(other);
    await untilStep(other, 'confirm');
    (await whenIdle(() => stripOf(other), { what: 'the account strip' })).click();
    (await untilRole(other.element, 'button', 'Terminar sessão')).click();
    await whenIdle(() => stripOf(other) === null, { what: 'the guest' });
    expect(stripOf(first)).not.to.equal(null);
    expect(document.cookie).to.match(/mc_token/);
  });
});
