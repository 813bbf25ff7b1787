import * as v from 'valibot';

import { id, text } from '../../../platform/api/schema/fields.ts';
import { looseRowsOf, rowsOf } from '../../../platform/api/schema/rows.ts';

const NamedCategory = v.object({ categoryId: id, categoryName: text });

/** Categories with their subcategories. Contract section 3 "GET common/category". */
export const CategoriesSchema = rowsOf(
  v.object({ ...NamedCategory.entries, subcategories: looseRowsOf(NamedCategory) }),
);
