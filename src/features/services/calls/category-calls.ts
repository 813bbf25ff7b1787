import { defineCall } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { GET_CATEGORIES } from './services-first-calls.ts';
import { CategorySchema } from '../../offer/rules/shop-services.ts';

/** Categories in the language shown. Contract section 3 "GET common/category". */
export const getCategories = defineCall({
  name: 'getCategories',
  ...GET_CATEGORIES,
  answer: wire.rowsOf(CategorySchema),
});
