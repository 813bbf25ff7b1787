import { describe, expect, it, vi } from 'vitest';

import { createTimers } from '../timers.ts';
import { scanCode } from './scan-code.ts';

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
  const page = Object.assign(Object.create(null), { navigator: { mediaDevices }, BarcodeDetector });
  const video = Object.assign(Object.create(null), {
    srcObject: null,
    play: async () => undefined,
  });
  const scan = (signal = new AbortController().signal) =>
    scanCode({ page, timers: createTimers(), video, signal });
  return { scan, stop, video };
}

const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};

describe('reading a code with the camera', () => {
  it('gives the first code in view and switches the camera off', async () => {
    const { scan, stop, video } = openPage(['', 'POINTS10', 'OTHER']);
    expect(await scan()).toEqual({ kind: 'read', text: 'POINTS10' });
    expect(stop).toHaveBeenCalledOnce();
    expect(video.srcObject).toBeNull();
  });

  it('ends when it is told to, with the camera off', async () => {
    const { scan, stop } = openPage([]);
    const end = new AbortController();
    const scanning = scan(end.signal);
    end.abort();
    expect(await scanning).toEqual({ kind: 'stopped' });
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'unavailable'],
    ['NotReadableError', 'unavailable'],
  ])('tells a camera that answers %s as %s', async (name, kind) => {
    expect(await openPage([], refuse(name)).scan()).toEqual({ kind });
  });
});
