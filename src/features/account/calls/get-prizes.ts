import { PRIZES_PAGE_SIZE } from '../../../lib/limits.ts';
import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { PrizesSchema } from './prize-schema.ts';

/** GET client/prize/myprizes: the first page, which holds 100. Spec section 7. */
export const getPrizes =
  (http: HttpClient): Api['getPrizes'] =>
  async (user, options) => {
    const values = { ...user, startIndex: 0, pageSize: PRIZES_PAGE_SIZE };
    return parseAnswer(await http('getPrizes', { values }, options), PrizesSchema);
  };
