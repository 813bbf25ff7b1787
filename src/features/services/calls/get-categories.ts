import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { CategoriesSchema } from './category-schema.ts';

/** GET common/category/{language}, in the language shown. Spec section 7. */
export const getCategories =
  (http: HttpClient): Api['getCategories'] =>
  async (options) =>
    parseAnswer(await http('getCategories', {}, options), CategoriesSchema);
