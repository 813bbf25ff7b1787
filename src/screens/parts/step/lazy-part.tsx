import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import type { CatalogName } from '../../../i18n/catalog-names.ts';
import { loadTextsAction } from '../../../state/actions/flow/load-texts.ts';
import { servicesAtom } from '../../../state/services.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { Screen } from '../../screen.ts';
import { useTranslate } from '../use-translate.ts';

/** A part of a screen that comes with its styles and texts only when it has to be shown. */
export interface LazyPart {
  load: () => Promise<{ part: Screen }>;
  /** The areas of text that it shows besides its screen's. */
  catalogs: readonly CatalogName[];
}

interface LazyPartViewProps {
  part: LazyPart;
  /** Stands in its place until it has arrived; the size of the part, so that nothing jumps. */
  waiting: ReactNode;
}

/** Shows a lazy part as soon as it is here; where it cannot be loaded, the customer can try again. */
export function LazyPartView({ part, waiting }: LazyPartViewProps) {
  const { adoptStyles } = useAtomValue(servicesAtom);
  const loadTexts = useSetAtom(loadTextsAction);
  const t = useTranslate();
  const [shown, setShown] = useState<{ Component: ComponentType } | 'failed' | null>(null);

  useEffect(() => {
    if (shown !== null) return undefined;
    let isCurrent = true;
    const show = async () => {
      try {
        const [module] = await Promise.all([part.load(), loadTexts(part.catalogs)]);
        if (!isCurrent) return;
        adoptStyles(module.part.styles);
        setShown({ Component: module.part.Component });
      } catch {
        if (isCurrent) setShown('failed');
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [part, shown, adoptStyles, loadTexts]);

  if (shown === null) return waiting;
  if (shown !== 'failed') return <shown.Component />;
  return (
    <Notice
      kind="danger"
      action={<Button onClick={() => setShown(null)}>{t('common.retry')}</Button>}
    >
      {t('errors.network')}
    </Notice>
  );
}
