/** A slot as the sandbox's calendar offers it. */
export interface WireSlot {
  startTime: string;
  durationSec: number;
  capacity: number;
}

export type Language = 'pt' | 'es' | 'en' | 'fr' | 'de';

/** How each language writes dates: the locales of the product. */
const LOCALES: Record<Language, string> = {
  pt: 'pt-PT',
  es: 'es-ES',
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
};

const VENUE_ZONE = 'Europe/Lisbon';
const HOUR_MS = 3_600_000;

/** Far enough ahead for every offer's lead time, and for "one at least 24 hours ahead". */
const HOURS_AHEAD = 48;

const inVenue = (options: Intl.DateTimeFormatOptions, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: VENUE_ZONE });

/** A day in words as the checkout writes it: number and month stay on one line. */
export const nonBreaking = (day: string) =>
  day.replace(/\d.*/, (numberAndMonth) => numberAndMonth.replaceAll(' ', '\u00A0'));

/** French counts the first day of a month, which `Intl` does not know: `mardi 1er décembre`. */
const counted = (day: string, language: Language) =>
  language === 'fr' ? day.replace(/\b1\b/, '1er') : day;

/** The venue's day of a slot in words, as the calendar names it. */
export const dayOf = (slot: WireSlot, language: Language = 'pt') =>
  nonBreaking(
    counted(
      inVenue({ weekday: 'long', day: 'numeric', month: 'long' }, language).format(
        Date.parse(slot.startTime),
      ),
      language,
    ),
  );

/** The venue's time of a slot, `19:30`. */
export const timeOf = (slot: WireSlot) =>
  inVenue({ hour: '2-digit', minute: '2-digit' }, 'pt').format(Date.parse(slot.startTime));

/** The fields of a slot in a booking. */
export const bookedSlot = ({ startTime, durationSec }: WireSlot) => ({ startTime, durationSec });

/** The days of a campaign's calendar that its flow loads first. */
export async function calendarOf(campaign: number): Promise<readonly WireSlot[]> {
  const startPeriod = encodeURIComponent(new Date().toISOString());
  const response = await fetch(
    `/rest/v4/campaigns/${campaign}/calendar/available-slots?startPeriod=${startPeriod}`,
  );
  return (await response.json()) as WireSlot[];
}

/** The slots that have room for so many people, from `hoursAhead` on. */
export async function freeSlots(
  campaign: number,
  people: number,
  hoursAhead = HOURS_AHEAD,
): Promise<readonly WireSlot[]> {
  const from = Date.now() + hoursAhead * HOUR_MS;
  return (await calendarOf(campaign)).filter(
    ({ startTime, capacity }) => capacity >= people && Date.parse(startTime) > from,
  );
}
