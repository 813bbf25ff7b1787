import { POSITION_MS } from '../../../lib/limits.ts';
import { numberIn } from '../foreign-data.ts';
import type { HostParent } from '../parent/parent-window.ts';

interface LocateInput {
  page: Window;
  parent: HostParent;
  warn: (message: string) => void;
}

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

function toPosition(data: unknown): Position | null {
  const latitude = numberIn(data, 'latitude');
  const longitude = numberIn(data, 'longitude');
  if (latitude === null || Math.abs(latitude) > MAX_LATITUDE) return null;
  return longitude === null || Math.abs(longitude) > MAX_LONGITUDE ? null : { latitude, longitude };
}

async function askParent(parent: HostParent): Promise<Position | null> {
  if (!parent.isThere()) return null;
  try {
    return toPosition(await parent.ask('location', {}));
  } catch {
    return null;
  }
}

function askBrowser({ page, warn }: LocateInput): Promise<Position | null> {
  return new Promise((resolve) => {
    const fail = (reason: string) => {
      warn(`The visitor's position is not known: ${reason}.`);
      resolve(null);
    };
    try {
      page.navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        ({ code }) => fail(`code ${code}`),
        { timeout: POSITION_MS },
      );
    } catch {
      fail('this browser has no geolocation');
    }
  });
}

/** The visitor's position from the parent window or the browser; else null and a warning. Spec section 8. */
export async function locate(input: LocateInput): Promise<Position | null> {
  return (await askParent(input.parent)) ?? (await askBrowser(input));
}

/** In degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}
