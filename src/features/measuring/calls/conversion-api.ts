import type { MapsConversion } from '../rules/maps-conversion.ts';

/** What the maps service is told. Contract section 3 "Maps conversion". */
export interface ConversionApi {
  /** Resolves whatever becomes of it: a failure concerns nobody here. */
  sendMapsConversion(conversion: MapsConversion): Promise<void>;
}
