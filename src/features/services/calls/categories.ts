import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { GET_CATEGORIES } from '../../offer/calls/endpoints.ts';

const NamedCategory = v.object({ categoryId: wire.id, categoryName: wire.text });

/** Categories with their subcategories, in the language shown. Contract section 3 "GET common/category". */
export const getCategories = defineCall({
  name: 'getCategories',
  ...GET_CATEGORIES,
  answer: wire.rowsOf(
    v.object({ ...NamedCategory.entries, subcategories: wire.looseRowsOf(NamedCategory) }),
  ),
});
