import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../../../../screen-kit/messages.ts';
import { scanOfferCodeAction } from '../../state/offer-code.ts';

/** What the camera sees, until a code was read; it is off as soon as this goes. */
export function CodeCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const scan = useSetAtom(scanOfferCodeAction);
  const t = useTranslate();
  useEffect(() => {
    const stop = new AbortController();
    if (video.current) void scan(video.current, stop.signal);
    return () => stop.abort();
  }, [scan]);
  return (
    <div className="mc-offer-code__camera">
      <video
        ref={video}
        className="mc-offer-code__video"
        aria-label={t('points.camera.label')}
        muted
        playsInline
      />
      <p>{t('points.camera.hint')}</p>
    </div>
  );
}
