import { useAtomValue } from 'jotai';
import { useState } from 'react';

import type { Picture } from '../../domain/shop/shop.ts';
import { campaignInfoAtom } from '../../state/campaign-atoms.ts';
import { priceAtom } from '../../state/price-atoms.ts';
import { Details } from '../../ui/display/details.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { UnitPrice } from '../parts/unit-price.tsx';
import { useTranslate } from '../parts/use-translate.ts';

/** Characters of a merchant's note that may stand open without pushing the form out of a phone's view. */
const SHORT_NOTE = 120;

/** A picture in a place of fixed size, so that nothing moves when it comes; nothing when it does not come. */
function OfferPicture({ picture }: { picture: Picture }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      className="mc-offer__picture"
      src={picture.url}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

function StartNote({ note }: { note: string }) {
  const t = useTranslate();
  if (note.length <= SHORT_NOTE) return <Notice>{note}</Notice>;
  return <Details summary={t('choice.startNote')}>{note}</Details>;
}

/** What is on offer and where, compact, so that the form is in view at once on a phone. */
export function OfferIntro() {
  const info = useAtomValue(campaignInfoAtom);
  const price = useAtomValue(priceAtom);
  if (!info) return null;
  const [picture] = info.campaignImages;
  const note = info.bookingConfig?.bookingStartNote ?? null;
  return (
    <div className="mc-offer">
      {picture && <OfferPicture key={picture.url} picture={picture} />}
      <div className="mc-offer__texts">
        <p className="mc-offer__shop">{info.shopName}</p>
        <p className="mc-offer__title">{info.campaignView.campaignTitle}</p>
        {price && <UnitPrice price={price} />}
      </div>
      {note && (
        <div className="mc-offer__note">
          <StartNote note={note} />
        </div>
      )}
    </div>
  );
}
