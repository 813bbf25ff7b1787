import * as v from 'valibot';

import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { id, text } from '../schema/fields.ts';
import { rowsOf } from '../schema/rows.ts';

const CountriesSchema = rowsOf(v.object({ id, name: text }));

/** GET web/delivery/countries. Spec section 7. */
export const getCountries =
  (http: HttpClient): Api['getCountries'] =>
  async (options) =>
    parseAnswer(await http('getCountries', {}, options), CountriesSchema);
