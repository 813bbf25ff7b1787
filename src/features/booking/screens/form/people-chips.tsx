import { useAtomValue, useSetAtom } from 'jotai';

import { bookAtom } from '../../../offer/state/choice-atoms.ts';
import { useTranslate } from '../../../../screen-kit/screen.tsx';
import { peopleLimitsAtom } from '../../../offer/state/offer-atoms.ts';
import type { PeopleLimits } from '../../../offer/rules/bookable.ts';
import { setPeopleAction } from '../../state/edit-booking.ts';
import './people-chips.css';

/** The largest party that gets a button of its own. */
const LARGEST_USUAL = 6;

/** The party sizes that most customers book, within the offer's limits. */
export function usualSizes({ min, max }: PeopleLimits): readonly number[] {
  const largest = Math.min(max ?? LARGEST_USUAL, LARGEST_USUAL);
  return [...Array(Math.max(0, largest - min + 1)).keys()].map((index) => min + index);
}

/** A button for each usual party size, if there is room beside the stepper. */
export function PeopleChips() {
  const limits = useAtomValue(peopleLimitsAtom);
  const { numberOfPeople } = useAtomValue(bookAtom);
  const setPeople = useSetAtom(setPeopleAction);
  const t = useTranslate();
  const sizes = usualSizes(limits);
  if (sizes.length === 0) return null;
  return (
    <div className="mc-people-chips" role="group" aria-label={t('reservation.people')}>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className="mc-people-chip"
          aria-label={t('banner.people', { count: size })}
          aria-pressed={size === numberOfPeople}
          onClick={() => setPeople(() => size)}
        >
          {size}
        </button>
      ))}
    </div>
  );
}
