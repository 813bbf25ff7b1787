import * as v from 'valibot';

import { PRIZES_PAGE_SIZE } from '../../../lib/limits.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

/** The discount vouchers that a user won: the first page of 100. Contract section 3 "myprizes". */
export const getPrizes = defineCall({
  name: 'getPrizes',
  method: 'GET',
  path: '/rest/client/prize/myprizes',
  query: ['userId', 'token', 'startIndex', 'pageSize', 'language'],
  params: (user: Credentials) => ({
    values: { ...user, startIndex: 0, pageSize: PRIZES_PAGE_SIZE },
  }),
  answer: wire.rowsOf(
    v.pipe(
      v.object({ id: wire.id, prizeTitle: wire.text, prizeValue: wire.price }),
      v.transform(({ prizeValue, ...prize }) => ({ ...prize, prizeValueCents: prizeValue })),
    ),
  ),
});
