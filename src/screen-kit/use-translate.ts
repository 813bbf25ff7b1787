import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

import type { Translate } from '../platform/i18n/message-key.ts';

/** Texts in the language shown; a component that uses it is drawn again when the language changes. */
export function useTranslate(): Translate {
  const { _ } = useLingui();
  return useMemo<Translate>(() => (key, values) => _(key, values), [_]);
}
