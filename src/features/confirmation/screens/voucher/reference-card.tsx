import { useAtomValue, useSetAtom } from 'jotai';

import { groupReference, type BankReference } from '../../../../lib/payment/bank-reference.ts';
import { formatVenueDate, formatVenueTime } from '../../../../lib/time/format-venue.ts';
import { venueDate, venueTime } from '../../../../lib/time/venue-clock.ts';
import { copyTextAction } from '../../state/copy-text.ts';
import { configAtom } from '../../../../context/config-atom.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SummaryList } from '../../../../ui/display/summary-list.tsx';
import { useMoney } from '../../../offer/screens/use-money.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';

interface CopiedProps {
  shown: string;
  /** What a machine or an app takes: without blanks and signs. */
  value: string;
  label: string;
}

function Copied({ shown, value, label }: CopiedProps) {
  const copy = useSetAtom(copyTextAction);
  const t = useTranslate();
  return (
    <span className="mc-success__reference">
      {shown}
      <CopyButton label={label} copiedLabel={t('success.copied')} onCopy={() => copy(value)} />
    </span>
  );
}

function useUntil({ expiresAt }: BankReference): string | null {
  const { timeZone } = useAtomValue(configAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (expiresAt === null) return null;
  const date = formatVenueDate(venueDate(expiresAt, timeZone), locale, 'fullWithYear');
  const time = formatVenueTime(venueTime(expiresAt, timeZone), locale);
  return t('banner.dateTime', { date, time });
}

interface ReferenceCardProps {
  reference: BankReference;
  amountCents: number;
}

/** Entity, reference in groups of three, amount and last moment, each with a button to copy. */
export function ReferenceCard({ reference, amountCents }: ReferenceCardProps) {
  const until = useUntil(reference);
  const money = useMoney();
  const t = useTranslate();
  const { entity } = reference;
  const rows = [
    {
      label: t('payment.reference.entity'),
      value: <Copied shown={entity} value={entity} label={t('payment.reference.copyEntity')} />,
    },
    {
      label: t('payment.reference.number'),
      value: (
        <Copied
          shown={groupReference(reference.reference)}
          value={reference.reference}
          label={t('payment.reference.copyNumber')}
        />
      ),
    },
    {
      label: t('payment.reference.amount'),
      value: (
        <Copied
          shown={money(amountCents)}
          value={(amountCents / 100).toFixed(2)}
          label={t('payment.reference.copyAmount')}
        />
      ),
    },
  ];
  return (
    <Card title={t('payment.reference.title')}>
      <SummaryList
        rows={
          until === null ? rows : [...rows, { label: t('payment.reference.until'), value: until }]
        }
      />
      <p className="mc-success__how">{t('payment.reserved.how')}</p>
    </Card>
  );
}
