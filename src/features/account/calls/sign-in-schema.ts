import * as v from 'valibot';

import { id, looseFlag } from '../../../platform/api/schema/fields.ts';

/** The answer to every way of signing in; without a user or a token nobody is. Contract section 3. */
export const SignInSchema = v.pipe(
  v.object({
    id,
    token: v.pipe(v.string(), v.nonEmpty()),
    newRegistration: looseFlag,
  }),
  v.transform(({ id, ...session }) => ({ userId: id, ...session })),
);

/** The answer to a registration. Contract section 3. */
export const SignUpSchema = v.pipe(
  v.object({ data: v.object({ id }) }),
  v.transform(({ data }) => ({ userId: data.id })),
);
