import {
  afterEach,
  allIdle,
  describe,
  expect,
  it,
  recordedRequests,
  shownText,
  untilRole,
  untilText,
} from '../support/index.ts';
import { playParent, startFramedWalk, type ParentWindow } from './sign-in-walks-framed.ts';
import { LOGIN_FIRST, SOCIAL_BUTTONS, signAnaIn } from './sign-in-walks.ts';
import { submit, untilStep } from './walk.ts';

const FRAMED = { ...LOGIN_FIRST, 'parent-origin': location.origin } as const;
const APPLE_LOGIN = { method: 'POST', path: 'signUpLoginApple' };

/** Apple's data of Ana, as the platform's own plugin passes it on. */
async function appleOfAna(): Promise<object> {
  const script: string = '/__sandbox/social/consent.js';
  const { makeToken } = await import(script);
  const idToken = makeToken('https://appleid.apple.com', 'sandbox-apple', 'ana@example.com');
  return { code: 'plugin-code', idToken };
}

let parent: ParentWindow | null = null;

afterEach(() => {
  parent?.stop();
  parent = null;
});

describe('a page that a platform frames', () => {
  it('sends the platform the signed-in user and the reservation, and nothing else', async () => {
    parent = playParent({ checkSocialPlugin: () => ({ result: { available: false } }) });
    const walk = await startFramedWalk(FRAMED);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    const signedIn = await parent.untilTold('setLoggedInUser');
    expect(signedIn.detail).to.deep.equal({ userId: '1001', token: 'token-ana' });

    await submit(walk);
    await untilStep(walk, 'success');
    const reserved = await parent.untilTold('setReservationInfo');
    expect(reserved.detail).to.have.all.keys(
      'transactionId',
      'shopName',
      'phoneNumber',
      'campaignAddress',
      'promotionCode',
    );
    const kinds = new Set(parent.told.map(({ type }) => type));
    expect([...kinds].toSorted()).to.deep.equal([
      'checkSocialPlugin',
      'setLoggedInUser',
      'setReservationInfo',
    ]);
  });

  it('sends nothing where another origin is named, or none', async () => {
    parent = playParent();
    await startFramedWalk({ ...FRAMED, 'parent-origin': 'https://platform.example' });
    const walk = await startFramedWalk(LOGIN_FIRST);
    await signAnaIn(walk);
    await untilStep(walk, 'confirm');
    // Both are signed in, as they are of one site.
    const frames = [...document.querySelectorAll('iframe')];
    for (const { contentDocument } of frames)
      expect(contentDocument && shownText(contentDocument)).to.include('Ana Ferreira Lopes');
    expect(frames).to.have.length(2);
    expect(parent.told).to.deep.equal([]);
  });
});

describe('the platform’s own sign-in', () => {
  it('is used before the web’s where the platform has it', async () => {
    const apple = await appleOfAna();
    parent = playParent({
      checkSocialPlugin: (detail) => ({
        result: { available: (detail as { provider: string }).provider === 'apple' },
      }),
      socialLogin: () => ({ result: apple }),
    });
    const walk = await startFramedWalk(FRAMED);
    (await untilRole(walk.element, 'button', SOCIAL_BUTTONS.apple)).click();
    await parent.untilTold('socialLogin');
    await untilStep(walk, 'confirm');
    const [login, ...others] = await recordedRequests(APPLE_LOGIN);
    expect(others).to.deep.equal([]);
    expect(login?.body).to.include({ ...apple, persistence: 'false' });
  });
});

/** A frame beside the checkout's that answers in the platform's name; `sandbox` gives it an origin of its own. */
async function addImpostor(isOfThisOrigin: boolean): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  if (!isOfThisOrigin) frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = `<script>
    addEventListener('message', ({ data }) => {
      if (data.forge) parent.frames[data.at].postMessage(data.forge, '*');
    });
  </script>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

describe('a frame that answers in the platform’s name', () => {
  it('does not sign in, be it of the platform’s own origin or of another', async () => {
    const apple = await appleOfAna();
    parent = playParent({ checkSocialPlugin: () => ({ result: { available: true } }) });
    const walk = await startFramedWalk(FRAMED);
    const impostors = [await addImpostor(true), await addImpostor(false)];
    (await untilRole(walk.element, 'button', SOCIAL_BUTTONS.apple)).click();
    const asked = await parent.untilTold('socialLogin');
    const forge = { source: 'merchant-checkout', replyTo: asked.id, result: apple };
    const at = [...Array(window.length).keys()].find((each) => window[each] === walk.page);
    for (const { contentWindow } of impostors) {
      const arrived = new Promise((resolve) =>
        walk.page.addEventListener('message', resolve, { once: true }),
      );
      contentWindow?.postMessage({ forge, at }, '*');
      await arrived;
      await allIdle();
      expect(await recordedRequests(APPLE_LOGIN)).to.deep.equal([]);
    }

    parent.reply(asked, { result: apple });
    await untilStep(walk, 'confirm');
    parent.reply(asked, { result: apple });
    expect(await recordedRequests(APPLE_LOGIN)).to.have.length(1);
    await untilText(walk.element, 'Ana Ferreira Lopes');
  });
});
