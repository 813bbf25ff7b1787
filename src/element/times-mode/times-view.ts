import { nextTimes, type FreeTime } from '../../features/booking/rules/next-times.ts';
import { clampPeople, type PeopleLimits } from '../../features/offer/rules/bookable.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import type { LanguageCode } from '../../lib/config/language.ts';
import { addDays } from '../../lib/time/venue-date.ts';
import { venueDate } from '../../lib/time/time-zones.ts';
import { LANGUAGES } from '../../platform/i18n/languages.ts';
import { createButton, createNode } from '../shell-nodes.ts';
import type { OfferCalendar } from '../../features/booking/calls/offer-calendar.ts';
import { shortDate, TIMES_TEXTS } from './times-texts.ts';

/** What a press chooses. */
export interface ChosenFreeTime extends FreeTime {
  people: number;
}

/** What "more times" chooses: only the party. */
export interface ChosenParty {
  date: null;
  people: number;
}

/** How many party sizes are shown. */
const PARTY_SIZES = 6;

/** A next free day that is further away than this is said in words. */
const NEAR_DAYS = 7;

/** The party sizes to choose from: six at most, that of the beginning among them. They stay whichever is chosen. */
export function partySizes({ min, max }: PeopleLimits, beginning: number): readonly number[] {
  const first = Math.max(min, beginning - PARTY_SIZES + 1);
  return [...Array(PARTY_SIZES).keys()]
    .map((index) => first + index)
    .filter((size) => max === null || size <= max);
}

/** A venue date in full, for the note that few pages show: only these wait for `Intl`. */
const longDate = (date: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].formatLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(date));

interface TimesViewInput {
  config: CheckoutConfig;
  calendar: OfferCalendar;
  people: number;
  /** Unix ms. */
  now: number;
  onPeople: (people: number) => void;
  /** A time was pressed; null for "more times". */
  onChoose: (chosen: ChosenFreeTime | null, button: HTMLElement) => void;
}

/** What shows the next free times of a calendar, each a button. */
interface TimesNodes {
  /** The choice of the party; empty where there is none. */
  party: readonly HTMLElement[];
  /** The times by day, or a sentence when the next are far away. */
  times: readonly HTMLElement[];
  /** Opens the calendar. */
  more: HTMLElement;
}

/** The place of the times. It stays in the page while they change, so that screen readers announce them. */
export const createTimesList = (): HTMLElement =>
  createNode('div', { class: 'times-list', 'aria-live': 'polite' });

/** Draws the next free times of a calendar. */
export function timesNodes(input: TimesViewInput): TimesNodes {
  const { config, calendar, people, now, onPeople, onChoose } = input;
  const texts = TIMES_TEXTS[config.language];
  const today = venueDate(now, config.timeZone);
  const tomorrow = addDays(today, 1);
  const dayName = (date: string) => {
    if (date === today) return texts.today;
    return date === tomorrow ? texts.tomorrow : shortDate(date, texts);
  };

  function button(text: string, className: string, press: (node: HTMLElement) => void) {
    const node = createButton(className);
    node.textContent = text;
    node.addEventListener('click', () => press(node));
    return node;
  }

  function chip(size: number): HTMLElement {
    const node = button(String(size), 'times-party', () => onPeople(size));
    node.setAttribute('aria-pressed', String(size === people));
    return node;
  }

  function timeButton({ date, time }: FreeTime): HTMLElement {
    const node = button(time, 'times-time', (pressed) => onChoose({ date, time, people }, pressed));
    node.setAttribute('aria-label', `${time}, ${dayName(date)}`);
    // What it chooses, so that buttons that look alike on two days differ.
    node.value = `${date} ${time} ${people}`;
    return node;
  }

  const times = nextTimes(calendar.contextFor(people, now));
  const days = [...new Set(times.map(({ date }) => date))].map((date) =>
    createNode('div', { class: 'times-day' }, [
      createNode('span', { class: 'times-label' }, [dayName(date)]),
      ...times.filter((each) => each.date === date).map(timeButton),
    ]),
  );
  const [first] = times;
  const isFar = first !== undefined && first.date > addDays(today, NEAR_DAYS);
  const note = isFar
    ? texts.next.replace('{date}', longDate(first.date, config.language))
    : !first && texts.none;
  const { lock = [] } = config.prefill;
  const { people: limits } = calendar.bookable;
  const sizes = lock.includes('people') ? [] : partySizes(limits, firstParty(config, calendar));
  const party = createNode(
    'div',
    { class: 'times-people', role: 'group', 'aria-label': texts.people },
    [
      createNode('span', { class: 'times-label', 'aria-hidden': 'true' }, [texts.people]),
      ...sizes.map(chip),
    ],
  );
  const more = button(texts.more, 'times-more', (node) => onChoose(null, node));
  return {
    party: sizes.length > 1 ? [party] : [],
    times: [...(note ? [createNode('p', { class: 'times-note' }, [note])] : []), ...days],
    more,
  };
}

/** The party to begin with: the page's, else the offer's. */
export const firstParty = ({ prefill }: CheckoutConfig, { bookable }: OfferCalendar): number =>
  clampPeople(prefill.people ?? bookable.defaultPeople, bookable.people);
