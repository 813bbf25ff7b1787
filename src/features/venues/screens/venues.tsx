import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import {
  configAtom,
  formatLocaleAtom,
  nowAtom,
  servicesAtom,
} from '../../../context/checkout-context.ts';
import { formatDistance } from '../../../lib/distance.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { addDays } from '../../../lib/time/venue-date.ts';
import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import { StepScreen, useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { pinIcon } from '../../../ui/icon/result-icons.ts';
import type { FreeTime } from '../../booking/rules/next-times.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { isSameVenue } from '../rules/chosen-config.ts';
import type { VenueRow } from '../rules/venue-list.ts';
import { leftVenueAtom } from '../state/chosen-venue.ts';
import {
  chooseVenueAction,
  foundVenuesAtom,
  hasPlacesAtom,
  isSearchedAtom,
  readVenuesAction,
  showNearestAction,
  venueGroupsAtom,
  venueQueryAtom,
  visitorAtom,
  visitorStateAtom,
} from '../state/venues-state.ts';
import '../../../ui/display/card.css';
import './venues.css';

/** "Next free time: today, 20:00"; nothing where it is not known. */
function NextTime({ next }: { next: FreeTime | null | undefined }) {
  const { timeZone } = useAtomValue(configAtom);
  const today = venueDate(useAtomValue(nowAtom), timeZone);
  const t = useTranslate();
  if (next === undefined) return null;
  if (next === null) return <p className="mc-venue__line">{t('venues.none')}</p>;
  const { date, time } = next;
  const near = { [today]: t('venues.today'), [addDays(today, 1)]: t('venues.tomorrow') };
  const day = near[date] ?? formatVenueDate(date, t, 'short');
  return <p className="mc-venue__next">{t('venues.next', { day, time })}</p>;
}

interface VenueCardProps {
  row: VenueRow;
  /** One below the heading above it. */
  headingLevel: 3 | 4;
  /** Without a heading of its area above it. */
  showsArea: boolean;
}

/** One venue: name, distance, address, next free time, and the button that starts its flow. */
function VenueCard({ row, headingLevel, showsArea }: VenueCardProps) {
  const { venue, address, next, distance, isLoading } = row;
  const locale = useAtomValue(formatLocaleAtom);
  const choose = useSetAtom(chooseVenueAction);
  const left = useAtomValue(leftVenueAtom);
  const t = useTranslate();
  const Heading = `h${headingLevel}` as const;
  const isLeft = left !== null && isSameVenue(left, venue);
  return (
    <article className="mc-card mc-venue" part="card" data-left={isLeft || undefined}>
      <div className="mc-venue__texts">
        <div className="mc-venue__head">
          <Heading className="mc-venue__name">{venue.name}</Heading>
          {distance !== null && (
            <span className="mc-venue__distance">{formatDistance(distance, locale)}</span>
          )}
        </div>
        {showsArea && venue.area && <p className="mc-venue__line">{venue.area}</p>}
        {address && (
          <p className="mc-venue__line">
            <AddressParts text={address} />
          </p>
        )}
        <NextTime next={next} />
        {isLoading && next === undefined && <Skeleton count={address ? 1 : 2} />}
      </div>
      <Button advances onClick={() => void choose(venue)}>
        {t('venues.choose')} <VisuallyHidden>{venue.name}</VisuallyHidden>
      </Button>
    </article>
  );
}

/** The field that filters the list; the number found is announced. */
function VenueSearch() {
  const [query, search] = useAtom(venueQueryAtom);
  const count = useAtomValue(foundVenuesAtom).length;
  const t = useTranslate();
  const found = count === 0 ? t('venues.noResults') : t('venues.found', { count });
  const text = query.trim() === '' ? '' : found;
  useAnnouncement(text);
  return (
    <div className="mc-venues__search">
      <TextField
        id="mc-venues-search"
        label={t('venues.search')}
        hint={t('venues.searchHint')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={search}
      />
      {text && <p className="mc-hint">{text}</p>}
    </div>
  );
}

/** Asks for the visitor's position at a press, never before. */
function NearMe() {
  const state = useAtomValue(visitorStateAtom);
  const isKnown = useAtomValue(visitorAtom) !== null;
  const show = useSetAtom(showNearestAction);
  const t = useTranslate();
  const text =
    (state === 'unknown' && t('venues.positionUnknown')) || (isKnown && t('venues.nearest')) || '';
  useAnnouncement(text);
  return (
    <div className="mc-venues__near">
      <Button small icon={pinIcon} busy={state === 'asking'} onClick={() => void show()}>
        {t('venues.nearMe')}
      </Button>
      {text && <p className="mc-hint">{text}</p>}
    </div>
  );
}

/** The venues found, by area or by distance. After Back, the venue that was left has the focus. */
function VenueGroups() {
  const groups = useAtomValue(venueGroupsAtom);
  const [left, setLeft] = useAtom(leftVenueAtom);
  const list = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  useAnnouncement(left ? t('venues.title') : '');

  // The title of a step that was entered takes the focus in a layout effect, before this.
  useEffect(() => {
    if (!left) return;
    list.current?.querySelector<HTMLElement>('[data-left] > button')?.focus();
    setLeft(null);
  }, [left, setLeft]);

  const hasHeadings = groups.length > 1;
  return (
    <div className="mc-venues" ref={list}>
      {groups.map(({ area, rows }) => (
        <section key={area ?? ''} className="mc-venues__group">
          {hasHeadings && <h3 className="mc-venues__heading">{area ?? t('venues.others')}</h3>}
          <ul className="mc-venues__list">
            {rows.map((row, index) => (
              <li key={index}>
                <VenueCard row={row} headingLevel={hasHeadings ? 4 : 3} showsArea={!hasHeadings} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The page's venues, each with a button that starts its flow. Contract section 1 `venues`. */
export default function Venues() {
  const read = useSetAtom(readVenuesAction);
  const isSearched = useAtomValue(isSearchedAtom);
  const hasPlaces = useAtomValue(hasPlacesAtom);
  const { host } = useAtomValue(servicesAtom);
  const t = useTranslate();

  useEffect(() => {
    void read();
    return host.onPageShown(() => void read());
  }, [read, host]);

  return (
    <StepScreen title={t('venues.title')}>
      {(isSearched || hasPlaces) && (
        <div className="mc-venues__tools">
          {isSearched && <VenueSearch />}
          {hasPlaces && <NearMe />}
        </div>
      )}
      <VenueGroups />
    </StepScreen>
  );
}
