import type { LanguageCode } from '../../lib/config/language.ts';
import { weekdayOf } from '../../lib/time/venue-date.ts';

/** The texts of `mode="times"`, which shows before any catalog has loaded. They address nobody. */
export interface TimesTexts {
  /** The name of the whole. */
  label: string;
  people: string;
  today: string;
  tomorrow: string;
  /** Opens the calendar. */
  more: string;
  /** `{date}` is the next free day. */
  next: string;
  none: string;
  /** Short names from Sunday on, and from January on, as in the catalogs: the first use of `Intl` takes 60 ms on a phone. */
  weekdays: string;
  months: string;
  /** A date of short names: `Sun 28 Mar`. */
  date: (weekday: string, day: number, month: string) => string;
}

/** In Portuguese and Spanish alike. */
const iberianDate = (weekday: string, day: number, month: string) =>
  `${weekday}, ${day}\u00a0${month}`;

export const TIMES_TEXTS: Readonly<Record<LanguageCode, TimesTexts>> = {
  pt_PT: {
    label: 'Próximos horários livres',
    people: 'Pessoas',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    more: 'Mais horários',
    next: 'Próximo dia livre: {date}',
    none: 'De momento não há horários livres.',
    weekdays: 'dom seg ter qua qui sex sáb',
    months: 'jan fev mar abr mai jun jul ago set out nov dez',
    date: iberianDate,
  },
  es_ES: {
    label: 'Próximas horas libres',
    people: 'Personas',
    today: 'Hoy',
    tomorrow: 'Mañana',
    more: 'Más horas',
    next: 'Próximo día libre: {date}',
    none: 'Por ahora no hay horas libres.',
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    date: iberianDate,
  },
  en_EN: {
    label: 'Next free times',
    people: 'People',
    today: 'Today',
    tomorrow: 'Tomorrow',
    more: 'More times',
    next: 'Next free day: {date}',
    none: 'No free times at the moment.',
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    date: (weekday, day, month) => `${weekday} ${day}\u00a0${month}`,
  },
  fr_FR: {
    label: 'Prochains créneaux disponibles',
    people: 'Personnes',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    more: 'Autres créneaux',
    next: 'Prochain jour disponible\u202f: {date}',
    none: 'Aucun créneau disponible pour le moment.',
    weekdays: 'dim lun mar mer jeu ven sam',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    date: (weekday, day, month) => `${weekday}. ${day === 1 ? '1er' : day}\u00a0${month}`,
  },
  de_DE: {
    label: 'Nächste freie Zeiten',
    people: 'Personen',
    today: 'Heute',
    tomorrow: 'Morgen',
    more: 'Weitere Zeiten',
    next: 'Nächster freier Tag: {date}',
    none: 'Zurzeit sind keine Zeiten frei.',
    weekdays: 'So Mo Di Mi Do Fr Sa',
    months: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
    date: (weekday, day, month) => `${weekday}., ${day}.\u00a0${month}`,
  },
};

/** A venue date (`YYYY-MM-DD`) in short names, as the app writes it (`formatVenueDate`). */
export function shortDate(date: string, { weekdays, months, date: write }: TimesTexts): string {
  const [, month, day] = date.split('-').map(Number);
  const nameIn = (names: string, index: number) => names.split(' ')[index] ?? '';
  return write(nameIn(weekdays, weekdayOf(date)), day ?? 0, nameIn(months, (month ?? 1) - 1));
}
