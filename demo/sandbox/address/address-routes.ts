import { Hono } from 'hono';
import * as v from 'valibot';

import { PORTUGAL_COUNTRY_ID } from '../../../src/lib/limits.ts';
import { isValidNif } from '../../../src/lib/portugal/nif.ts';
import { userOfToken } from '../authentication/find-user.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { languageCode, nonEmptyText, wholeNumberText } from '../support/fields.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { AddressRow } from './addresses-data.ts';

const FIRST_NEW_ID = 9501;
const POSTAL_CODE = /^\d{4}-\d{3}$/;

const query = v.object({ language: languageCode, token: nonEmptyText });
const path = v.object({ id: wholeNumberText });

/** An address to create, or with an id to replace. Spec section 5 "Address". */
const address = v.pipe(
  v.strictObject({
    id: v.optional(v.pipe(v.number(), v.safeInteger())),
    addressName: v.string(),
    countryId: v.pipe(v.number(), v.safeInteger()),
    city: nonEmptyText,
    postalCode: nonEmptyText,
    street: nonEmptyText,
    floorDoor: v.string(),
    company: v.string(),
    vatId: v.nullable(v.string()),
  }),
  v.forward(
    v.check(
      ({ countryId, postalCode }) =>
        String(countryId) !== PORTUGAL_COUNTRY_ID || POSTAL_CODE.test(postalCode),
      'not a Portuguese postal code',
    ),
    ['postalCode'],
  ),
  v.forward(
    v.check(
      ({ countryId, vatId }) =>
        String(countryId) !== PORTUGAL_COUNTRY_ID || vatId === null || isValidNif(vatId),
      'not a tax number',
    ),
    ['vatId'],
  ),
);

/** GET user/addresses, POST user/addresses/create and delete/{id}. Spec section 7. */
export function addressRoutes(sandbox: SandboxContext): Hono {
  const addressesOf = (token: string) => {
    const { id } = userOfToken(sandbox, token);
    const { addresses } = sandbox.state();
    return {
      rows: addresses.get(id) ?? [],
      keep: (rows: AddressRow[]) => addresses.set(id, rows),
    };
  };
  const newId = () => {
    const ids = [...sandbox.state().addresses.values()].flat().map(({ id }) => id);
    return Math.max(FIRST_NEW_ID, ...ids.map((id) => id + 1));
  };
  const known = (rows: readonly AddressRow[], id: number) => {
    if (!rows.some((row) => row.id === id)) throw new SandboxError('NOT_FOUND', { id });
    return id;
  };

  return new Hono()
    .get('/user/addresses', check('query', query), (context) =>
      answer(context, addressesOf(context.req.valid('query').token).rows),
    )
    .post('/user/addresses/create', check('query', query), check('json', address), (context) => {
      const { rows, keep } = addressesOf(context.req.valid('query').token);
      const { id, ...fields } = context.req.valid('json');
      const saved = { id: id === undefined ? newId() : known(rows, id), ...fields };
      const others = rows.map((row) => (row.id === id ? saved : row));
      keep(id === undefined ? [...rows, saved] : others);
      return answer(context, saved);
    })
    .post('/user/addresses/delete/:id', check('param', path), check('query', query), (context) => {
      const { rows, keep } = addressesOf(context.req.valid('query').token);
      const id = known(rows, context.req.valid('param').id);
      keep(rows.filter((row) => row.id !== id));
      return answer(context, {});
    });
}
