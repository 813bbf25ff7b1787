import * as v from 'valibot';

import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { id, text } from '../../../platform/api/schema/fields.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';

const CountriesSchema = rowsOf(v.object({ id, name: text }));

/** GET web/delivery/countries. Spec section 7. */
export const getCountries =
  (http: HttpClient): Api['getCountries'] =>
  async (options) =>
    parseAnswer(await http('getCountries', {}, options), CountriesSchema);
