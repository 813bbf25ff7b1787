import type { Getter } from 'jotai/vanilla';

import { loadCode } from '../platform/api/http/load-code.ts';
import { servicesAtom } from './services.ts';

/**
 * Loads a part of the code that comes when it is needed. Where it does not arrive, rejects as a read without an answer
 * does; it can be tried again, unless the error says that the page is out of date.
 */
export function load<Module>(get: Getter, code: () => Promise<Module>): Promise<Module> {
  return loadCode(code, () => get(servicesAtom).host.isOnline());
}
