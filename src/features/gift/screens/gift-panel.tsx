import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';

import { appBrowserAtom } from '../../../context/app-browser.ts';
import { GIFT_MESSAGE_MAX_LENGTH, GIFT_NAME_MAX_LENGTH } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { shareIcon } from '../../../ui/icon/result-icons.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { CARD } from '../rules/card-layout.ts';
import { cleanGift, cleanLine, isolated } from '../rules/gift-text.ts';
import { giftAtom } from '../state/gift-atom.ts';
import {
  canShareGiftAtom,
  editGiftAction,
  printGiftAction,
  saveGiftAction,
  shareGiftAction,
} from '../state/gift-picture.ts';
import { readTheme } from './card-colours.ts';
import { DESIGN_TITLES, DesignsField } from './designs-field.tsx';
import { drawCard, type CardContent, type QrModules } from './draw-card.ts';
import './gift.css';

/** The paid vouchers. */
export interface BoughtVouchers {
  count: number;
  /** The code to show at the shop, and its QR code; null where the server gave none. */
  code: string | null;
  qr: QrModules | null;
  /** The last day, as the customer reads it. */
  validUntil: string;
}

/** What the card shows, in the current language. */
function useCard(bought: BoughtVouchers | null): CardContent {
  const { design, ...typed } = useAtomValue(giftAtom);
  const { numberOfPeople } = useAtomValue(voucherAtom);
  const offer = cleanLine(useAtomValue(bookableAtom)?.productTitle ?? '');
  const shop = cleanLine(useAtomValue(venueAtom).name);
  const t = useTranslate();
  const { to, from, message } = cleanGift(typed);
  const { count = numberOfPeople, code = null, qr = null, validUntil = null } = bought ?? {};
  return useMemo(() => {
    const texts = {
      to: to && t('gift.cardTo', { name: isolated(to) }),
      from: from && t('gift.cardFrom', { name: isolated(from) }),
      message,
    };
    const valid = validUntil === null ? [] : [t('gift.validUntil', { date: validUntil })];
    const hasCode = code !== null || qr !== null;
    const notes = bought && !hasCode ? [t('gift.byEmail'), ...valid] : valid;
    const ticket = { offer, count: t('gift.count', { count }), shop, code, notes };
    return { design, heading: t(DESIGN_TITLES[design]), texts, ticket, qr };
  }, [t, design, to, from, message, count, offer, shop, code, qr, validUntil, bought]);
}

/** The card in words, one line each, for the customer and whoever gets the picture. */
function useCardText({ heading, texts, ticket }: CardContent): string {
  const t = useTranslate();
  const { offer, count, shop, code, notes } = ticket;
  return [
    heading,
    texts.to,
    texts.message,
    texts.from,
    offer,
    count,
    shop,
    code === null ? '' : t('gift.code', { code }),
    ...notes,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

interface CardPictureProps {
  picture: RefObject<HTMLCanvasElement | null>;
  content: CardContent;
  label: string;
}

/** The picture of the card, drawn again when its content changes; typing does not wait for it. */
function CardPicture({ picture, content, label }: CardPictureProps) {
  const shown = useDeferredValue(content);
  useEffect(() => {
    const canvas = picture.current;
    const context = canvas?.getContext('2d');
    if (canvas && context) drawCard(context, shown, readTheme(canvas));
  }, [picture, shown]);
  return <canvas ref={picture} className="mc-gift-card" role="img" aria-label={label} {...CARD} />;
}

/** Names, message and design. */
function GiftFields() {
  const { to, from, message, design } = useAtomValue(giftAtom);
  const edit = useSetAtom(editGiftAction);
  const t = useTranslate();
  const field = { optionalText: t('common.optional'), autoComplete: 'off' } as const;
  return (
    <div className="mc-gift__fields">
      <p className="mc-quiet">{t('gift.private')}</p>
      <TextField
        {...field}
        id="mc-gift-to"
        label={t('gift.to')}
        maxLength={GIFT_NAME_MAX_LENGTH}
        value={to}
        onChange={(text) => edit({ to: text })}
      />
      <TextField
        {...field}
        id="mc-gift-from"
        label={t('gift.from')}
        maxLength={GIFT_NAME_MAX_LENGTH}
        value={from}
        onChange={(text) => edit({ from: text })}
      />
      <TextArea
        id="mc-gift-message"
        label={t('gift.message')}
        optionalText={t('common.optional')}
        hint={t('gift.messageHint', { count: GIFT_MESSAGE_MAX_LENGTH })}
        rows={3}
        maxLength={GIFT_MESSAGE_MAX_LENGTH}
        value={message}
        onChange={(text) => edit({ message: text })}
      />
      <DesignsField value={design} onChange={(chosen) => edit({ design: chosen })} />
    </div>
  );
}

interface KeepCardProps {
  picture: RefObject<HTMLCanvasElement | null>;
  text: string;
}

/** Shares the picture where the browser can; saves and prints it. */
function KeepCard({ picture, text }: KeepCardProps) {
  const app = useAtomValue(appBrowserAtom);
  const canShare = useAtomValue(canShareGiftAtom);
  const share = useSetAtom(shareGiftAction);
  const save = useSetAtom(saveGiftAction);
  const print = useSetAtom(printGiftAction);
  const t = useTranslate();
  const withPicture = (run: (input: Parameters<typeof share>[0]) => unknown) => () => {
    const canvas = picture.current;
    if (canvas) run({ canvas, name: t('gift.fileName'), title: t('gift.card'), text });
  };
  return (
    <>
      <div className="mc-gift__buttons">
        {canShare && (
          <Button icon={shareIcon} onClick={withPicture((input) => void share(input))}>
            {t('gift.share')}
          </Button>
        )}
        {app === null && <Button onClick={withPicture(save)}>{t('gift.save')}</Button>}
        {app === null && <Button onClick={withPicture(print)}>{t('gift.print')}</Button>}
      </div>
      {app !== null && !canShare && <p className="mc-quiet">{t('gift.inApp', { app })}</p>}
    </>
  );
}

interface GiftPanelProps {
  /** The paid vouchers; null while they are being bought, when the card is a preview. */
  bought: BoughtVouchers | null;
}

/** The gift card: what is on it, its picture, and, once the vouchers are paid, the ways to give it. */
export default function GiftPanel({ bought }: GiftPanelProps) {
  const picture = useRef<HTMLCanvasElement>(null);
  const content = useCard(bought);
  const text = useCardText(content);
  const t = useTranslate();
  const label = t(bought ? 'gift.card' : 'gift.preview');
  const card = (
    <div className="mc-gift__card">
      <CardPicture picture={picture} content={content} label={label} />
      {bought && (
        <>
          <VisuallyHidden>{text}</VisuallyHidden>
          <KeepCard picture={picture} text={text} />
        </>
      )}
    </div>
  );
  // Paid, the card is first: it is ready to give, and its texts are seldom changed.
  return (
    <div className={bought ? 'mc-gift mc-gift--ready' : 'mc-gift'}>
      {bought && card}
      <GiftFields />
      {!bought && card}
    </div>
  );
}
