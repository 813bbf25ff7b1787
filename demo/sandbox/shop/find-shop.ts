import { SandboxError } from '../support/sandbox-error.ts';
import type { ServiceRow } from './services-data.ts';
import { SHOPS, type ShopRow } from './shops-data.ts';

/** The shop of an id; refuses an unknown one with 404. */
export function findShop(id: string): ShopRow {
  const shop = SHOPS.find((row) => String(row.id) === id);
  if (!shop) throw new SandboxError('NOT_FOUND', { shopId: id });
  return shop;
}

/** The service of an id, whichever shop offers it; refuses an unknown one with 404. */
export function findService(id: string): ServiceRow {
  const service = SHOPS.flatMap((shop) => shop.services).find((row) => String(row.id) === id);
  if (!service) throw new SandboxError('NOT_FOUND', { shopMerchantServiceId: id });
  return service;
}
