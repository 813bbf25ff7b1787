import { zoneOffset } from './zone-offset.ts';

/**
 * Whether the visitor's clock shows another time than the venue's at a moment (Unix ms): the
 * Azores are an hour behind Lisbon. A zone that this browser does not know counts as the same.
 */
export function zoneDiffers(visitorZone: string, venueZone: string, at: number): boolean {
  try {
    return zoneOffset(visitorZone)(at) !== zoneOffset(venueZone)(at);
  } catch {
    return false;
  }
}
