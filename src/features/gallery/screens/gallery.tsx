import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { configAtom } from '../../../context/checkout-context.ts';
import { fixedImage, imageLoader } from '../../../lib/image/image.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/icon/icon.tsx';
import { indexOfKey, indexWithout } from '../rules/gallery-index.ts';
import './gallery.css';

/** A picture with its checked URL and its description, which may be empty. */
interface GalleryPicture {
  readonly url: string;
  readonly alt: string;
}

interface SlideProps {
  picture: GalleryPicture;
  /** Its name where it has no description. */
  name: string;
  /** Width of the gallery in CSS px; 0 before it is known. */
  width: number;
  /** It is shown, or the next on either side is. */
  isNear: boolean;
  onError: () => void;
}

/** One picture, which loads once it is shown or next to the shown one. */
function Slide({ picture, name, width, isNear, onError }: SlideProps) {
  const config = useAtomValue(configAtom);
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  const source = fixedImage(picture.url, width, imageLoader(config.imageLoader));
  return (
    <li className="mc-gallery__slide">
      {wasNear && width > 0 && (
        <img
          className="mc-gallery__picture"
          src={source.src}
          srcSet={source.srcset || undefined}
          alt={picture.alt || name}
          decoding="async"
          onError={onError}
        />
      )}
    </li>
  );
}

/** Width of the gallery (CSS px) where the browser does not tell it. */
const USUAL_WIDTH = 640;

interface GalleryState {
  /** URLs of the pictures that failed. */
  failed: readonly string[];
  /** Of the shown picture among those that are left. */
  index: number;
}

interface GalleryProps {
  pictures: readonly GalleryPicture[];
  onClose: () => void;
}

/** All pictures that load, one at a time: swiped, with arrow keys, or with its buttons. */
function Pictures({
  pictures,
  index,
  onShow,
  onFail,
}: {
  pictures: readonly GalleryPicture[];
  index: number;
  onShow: (index: number) => void;
  onFail: (url: string) => void;
}) {
  const group = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const t = useTranslate();
  const total = pictures.length;
  const position = t('gallery.position', { number: index + 1, total });
  useAnnouncement([position, pictures[index]?.alt].filter(Boolean).join('. '));
  // After the dialog has opened, before which nothing has a width or takes the focus.
  useEffect(() => {
    setWidth(track.current?.clientWidth || USUAL_WIDTH);
    track.current?.focus();
  }, []);

  // The picture that the track moves to by itself; on the way it passes others, which are not shown.
  const target = useRef<number | null>(null);
  const show = (next: number) => {
    const line = track.current;
    onShow(next);
    const isThere = !line || Math.abs(line.scrollLeft - next * line.clientWidth) < 1;
    target.current = isThere ? null : next;
    line?.scrollTo({ left: next * line.clientWidth });
  };
  // Pictures that were left out take their place along.
  const shownTotal = useRef(total);
  useLayoutEffect(() => {
    const line = track.current;
    if (line && shownTotal.current !== total) {
      target.current = null;
      line.scrollTo({ left: index * line.clientWidth, behavior: 'instant' });
    }
    shownTotal.current = total;
  }, [total, index]);
  useEffect(() => {
    const element = group.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const next = indexOfKey(event.key, index, total);
      // With a modifier, keys are the browser's, such as Back.
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (next === null || isModified) return;
      event.preventDefault();
      show(next);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  // A finger or a wheel takes over wherever the pictures are.
  useEffect(() => {
    const line = track.current;
    const stop = new AbortController();
    for (const type of ['pointerdown', 'wheel'])
      line?.addEventListener(type, () => (target.current = null), {
        passive: true,
        signal: stop.signal,
      });
    return () => stop.abort();
  }, []);
  const onScroll = () => {
    const line = track.current;
    if (!line || line.clientWidth === 0) return;
    const place = line.scrollLeft / line.clientWidth;
    const isMoving = target.current !== null && Math.abs(place - target.current) > 0.02;
    if (isMoving) return;
    target.current = null;
    onShow(Math.round(place));
  };
  return (
    <div className="mc-gallery" role="group" aria-label={position} ref={group}>
      {/* A box that scrolls must be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="mc-gallery__track" ref={track} tabIndex={0} onScroll={onScroll}>
        {pictures.map((picture, place) => (
          <Slide
            key={picture.url}
            picture={picture}
            name={t('gallery.position', { number: place + 1, total })}
            width={width}
            isNear={Math.abs(place - index) <= 1}
            onError={() => onFail(picture.url)}
          />
        ))}
      </ul>
      <div className="mc-gallery__bar">
        <IconButton
          icon={chevronLeftIcon}
          label={t('gallery.previous')}
          disabled={index === 0}
          onClick={() => show(Math.max(index - 1, 0))}
        />
        <span>{position}</span>
        <IconButton
          icon={chevronRightIcon}
          label={t('gallery.next')}
          disabled={index === total - 1}
          onClick={() => show(Math.min(index + 1, total - 1))}
        />
      </div>
    </div>
  );
}

function NoPictures() {
  const text = useTranslate()('gallery.failed');
  useAnnouncement(text);
  return <p>{text}</p>;
}

/** The pictures of an offer and its shop, in a dialog. A picture that fails is left out. */
export default function Gallery({ pictures, onClose }: GalleryProps) {
  const [{ failed, index }, setState] = useState<GalleryState>({ failed: [], index: 0 });
  const t = useTranslate();
  const without = (urls: readonly string[]) => pictures.filter(({ url }) => !urls.includes(url));
  const shown = without(failed);
  // Several may fail before the next drawing.
  const leaveOut = (failing: string) =>
    setState((state) => {
      const left = without(state.failed);
      const place = left.findIndex(({ url }) => url === failing);
      if (place === -1) return state;
      return {
        failed: [...state.failed, failing],
        index: indexWithout(place, state.index, left.length),
      };
    });
  return (
    <Dialog open title={t('gallery.title')} closeLabel={t('common.close')} onClose={onClose}>
      {shown.length > 0 ? (
        <Pictures
          pictures={shown}
          index={index}
          onShow={(next) => setState((state) => ({ ...state, index: next }))}
          onFail={leaveOut}
        />
      ) : (
        <NoPictures />
      )}
    </Dialog>
  );
}
