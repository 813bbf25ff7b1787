import { useAtomValue, useSetAtom } from 'jotai';

import { copyTextAction } from '../state/copy-text.ts';
import type { Activation } from '../../booking/state/result-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { QrCode } from '../../../ui/display/qr-code.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** The activation code and its QR, to be shown at the shop; nothing where there is none. */
export function ActivationCard({ activation: { code, qrText } }: { activation: Activation }) {
  const { name } = useAtomValue(venueAtom);
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  if (code === null && qrText === null) return null;
  return (
    <Card>
      <div className="mc-success__activation">
        {qrText !== null && <QrCode value={qrText} label={t('success.qrLabel', { shop: name })} />}
        {code !== null && (
          <div className="mc-success__code-block">
            <h3 className="mc-success__code-title">{t('success.code')}</h3>
            <p className="mc-success__code">{code}</p>
            <p className="mc-success__code-hint">{t('success.codeHint', { shop: name })}</p>
            <CopyButton
              label={t('success.copyCode')}
              copiedLabel={t('success.copied')}
              onCopy={() => copy(code)}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
