// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeParent } from '../../../../test/support/host/fake-parent.ts';
import {
  fakeGoogle,
  fakeSocialPage,
  SETTINGS,
} from '../../../../test/support/host/fake-social-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

describe("Google's own button", () => {
  test('stands in the element, in the slot that the screen shows', async () => {
    const google = fakeGoogle();
    const { social, element } = fakeSocialPage({ globals: google });
    const button = social.drawGoogleButton(SETTINGS, () => {});
    expect(await button.drawn).toBe('drawn');
    const [child] = element.children;
    expect([child?.slot, google.buttons[0]?.container === child]).toEqual(['mc-google', true]);
    expect(google.buttons[0]?.config.locale).toBe('pt_PT');
    expect(google.google.accounts.id.initialize).toHaveBeenCalledWith(
      expect.objectContaining({ client_id: 'client-1', ux_mode: 'popup', auto_select: false }),
    );
  });

  test.each([
    [
      'a credential',
      { credential: 'j.w.t' },
      { kind: 'signedIn', provider: 'google', credential: 'j.w.t' },
    ],
    ['nothing', {}, { kind: 'noToken' }],
    ['no text', { credential: 7 }, { kind: 'noToken' }],
  ])('answers with %s', async (_, response, answer) => {
    const google = fakeGoogle();
    const { social } = fakeSocialPage({ globals: google });
    const receivedEvents = vi.fn();
    await social.drawGoogleButton(SETTINGS, receivedEvents).drawn;
    google.press(0, response);
    expect(receivedEvents.mock.calls).toEqual([[answer]]);
  });

  test.each([
    ['by its state', (state: string) => ({ credential: 'j', state })],
    ['by the press', () => ({ credential: 'j' })],
  ])('of two elements answers the one that was pressed, known %s', async (_, respond) => {
    const google = fakeGoogle();
    const { social, addElement } = fakeSocialPage({ globals: google });
    const receivedEvents = [vi.fn(), vi.fn()];
    await social.drawGoogleButton(SETTINGS, receivedEvents[0]!).drawn;
    await addElement().social.drawGoogleButton(SETTINGS, receivedEvents[1]!).drawn;
    google.press(0, respond(google.buttons[0]?.config.state ?? ''));
    expect(receivedEvents.map((each) => each.mock.calls.length)).toEqual([1, 0]);
    expect(google.google.accounts.id.initialize).toHaveBeenCalledOnce();
  });

  test('is drawn again, and answers as before, when the telephone is turned', async () => {
    const google = fakeGoogle();
    const { social, element, page } = fakeSocialPage({ globals: google });
    const receivedEvents = vi.fn();
    const button = social.drawGoogleButton(SETTINGS, receivedEvents);
    await button.drawn;
    page.dispatchEvent(new Event('resize'));
    expect(google.buttons).toHaveLength(1);
    Object.defineProperty(element.children[0], 'clientWidth', { value: 288 });
    page.dispatchEvent(new Event('resize'));
    expect(google.buttons.map(({ config }) => config.state)).toEqual(
      Array.from({ length: 2 }, () => google.buttons[0]?.config.state),
    );
    google.press(1, { credential: 'j.w.t' });
    expect(receivedEvents).toHaveBeenCalledOnce();
    button.remove();
    page.dispatchEvent(new Event('resize'));
    expect(google.buttons).toHaveLength(2);
  });

  test('stays as it was, and the page hears no error, when its script cannot draw it again', async () => {
    const google = fakeGoogle();
    const { social, element, page } = fakeSocialPage({ globals: google });
    const receivedEvents = vi.fn();
    await social.drawGoogleButton(SETTINGS, receivedEvents).drawn;
    const [container] = element.children;
    const drawn = document.createElement('span');
    container?.append(drawn);
    google.google.accounts.id.renderButton.mockImplementation(() => {
      throw new Error('inside');
    });
    Object.defineProperty(container, 'clientWidth', { value: 288 });
    expect(() => page.dispatchEvent(new Event('resize'))).not.toThrow();
    expect(container?.firstChild).toBe(drawn);
    google.press(0, { credential: 'j.w.t' });
    expect(receivedEvents).toHaveBeenCalledOnce();
  });

  test('that was taken away answers no more and leaves nothing in the element', async () => {
    const google = fakeGoogle();
    const { social, element } = fakeSocialPage({ globals: google });
    const receivedEvents = vi.fn();
    const button = social.drawGoogleButton(SETTINGS, receivedEvents);
    await button.drawn;
    button.remove();
    google.press(0, { credential: 'j' });
    expect([receivedEvents.mock.calls.length, element.childElementCount]).toEqual([0, 0]);
  });

  test('is removed with the element, and one that is still loading does not appear', async () => {
    const google = fakeGoogle();
    const { social, element, stop, load, addElement } = fakeSocialPage();
    const late = social.drawGoogleButton(SETTINGS, () => {});
    stop.abort();
    await load(google);
    expect([await late.drawn, element.childElementCount]).toEqual(['blocked', 0]);
    const other = addElement();
    await other.social.drawGoogleButton(SETTINGS, () => {}).drawn;
    other.stop.abort();
    expect(other.element.childElementCount).toBe(0);
  });

  test('whose script is blocked or fails does not appear', async () => {
    const blocked = fakeSocialPage();
    const button = blocked.social.drawGoogleButton(SETTINGS, () => {});
    await vi.advanceTimersByTimeAsync(0);
    await blocked.block();
    const google = fakeGoogle();
    google.google.accounts.id.renderButton.mockImplementation(() => {
      throw new Error('inside');
    });
    const failing = fakeSocialPage({ globals: google });
    const other = failing.social.drawGoogleButton(SETTINGS, () => {});
    expect([await button.drawn, await other.drawn]).toEqual(['blocked', 'blocked']);
    expect(failing.element.childElementCount).toBe(0);
  });

  test('is not drawn where the app signs in itself', async () => {
    const { parent } = fakeParent({
      checkSocialPlugin: { result: { available: true } },
      socialLogin: { result: { credential: 'j' } },
    });
    const { social, scripts } = fakeSocialPage({ parent });
    expect(await social.drawGoogleButton(SETTINGS, () => {}).drawn).toBe('native');
    expect(await social.signIn('google', SETTINGS)).toMatchObject({ credential: 'j' });
    expect(scripts).toEqual([]);
  });

  test('has to be drawn where nothing native is', async () => {
    expect(await fakeSocialPage().social.signIn('google', SETTINGS)).toEqual({
      kind: 'needsButton',
    });
  });
});
