import { describe, expect, it, vi } from 'vitest';

import { createTimers } from '../timers.ts';
import { scanCode } from './code-scanner.ts';

/** A page whose camera shows `codes`, one a look; "" is a picture without a code. */
function openPage(codes: readonly string[], getUserMedia?: () => Promise<MediaStream>) {
  const stop = vi.fn();
  const looks = [...codes];
  class BarcodeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => {
      const rawValue = looks.shift() ?? '';
      return rawValue === '' ? [] : [{ rawValue }];
    };
  }
  const stream = { getTracks: () => [{ stop }] };
  const mediaDevices = { getUserMedia: getUserMedia ?? (async () => stream) };
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const events = new EventTarget();
  const page = Object.assign(Object.create(null), {
    addEventListener: events.addEventListener.bind(events),
    navigator: { mediaDevices },
    BarcodeDetector,
    document,
  });
  const boxes = [{}];
  const video = Object.assign(Object.create(null), {
    srcObject: null,
    play: async () => undefined,
    getClientRects: () => boxes,
  });
  /** The video is not drawn any more, as in a dialog that was closed. */
  const takeAway = () => boxes.splice(0);
  const hidePage = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const leavePage = () => events.dispatchEvent(new Event('pagehide'));
  const element = new EventTarget();
  const close = () => element.dispatchEvent(new Event('merchant-checkout:close'));
  const scan = (signal = new AbortController().signal) =>
    scanCode({ page, element, timers: createTimers(), video, signal });
  const actions = { takeAway, hidePage, leavePage, close };
  return { scan, stop, video, ...actions };
}

const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('reading a code with the camera', () => {
  it('gives the first code in view and switches the camera off', async () => {
    const { scan, stop, video } = openPage(['', 'POINTS10', 'OTHER']);
    expect(await scan()).toEqual({ kind: 'read', text: 'POINTS10' });
    expect(stop).toHaveBeenCalled();
    expect(video.srcObject).toBeNull();
  });

  it('ends on abort, with the camera off', async () => {
    const { scan, stop } = openPage([]);
    const end = new AbortController();
    const scanning = scan(end.signal);
    end.abort();
    expect(await scanning).toEqual({ kind: 'stopped' });
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    ['the element hides', 'takeAway'],
    ['the checkout closes', 'close'],
    ['the page hides', 'hidePage'],
    ['the page is left', 'leavePage'],
  ] as const)('ends as %s, with the camera off', async (_, hide) => {
    const page = openPage([]);
    const scanning = page.scan();
    await vi.waitFor(() => expect(page.video.srcObject).not.toBeNull());
    page[hide]();
    expect(await scanning).toEqual({ kind: 'stopped' });
    expect(page.stop).toHaveBeenCalled();
    expect(page.video.srcObject).toBeNull();
  });

  it('switches a camera off that was allowed only after the dialog closed', async () => {
    const { scan, stop, takeAway } = openPage([]);
    takeAway();
    expect(await scan()).toEqual({ kind: 'stopped' });
    expect(stop).toHaveBeenCalled();
  });

  it('switches the camera off at once, also where its picture never comes', async () => {
    const { scan, stop, video, hidePage } = openPage([]);
    video.play = () => new Promise(() => undefined);
    void scan();
    await vi.waitFor(() => expect(video.srcObject).not.toBeNull());
    hidePage();
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'unavailable'],
    ['NotReadableError', 'unavailable'],
  ])('reports a camera that answers %s as %s', async (name, kind) => {
    expect(await openPage([], refuse(name)).scan()).toEqual({ kind });
  });
});
