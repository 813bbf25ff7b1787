import type { LanguageCode } from '../../lib/config/language.ts';

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
}

export const TIMES_TEXTS: Readonly<Record<LanguageCode, TimesTexts>> = {
  pt_PT: {
    label: 'Próximos horários livres',
    people: 'Pessoas',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    more: 'Mais horários',
    next: 'Próximo dia livre: {date}',
    none: 'De momento não há horários livres.',
  },
  es_ES: {
    label: 'Próximas horas libres',
    people: 'Personas',
    today: 'Hoy',
    tomorrow: 'Mañana',
    more: 'Más horas',
    next: 'Próximo día libre: {date}',
    none: 'Por ahora no hay horas libres.',
  },
  en_EN: {
    label: 'Next free times',
    people: 'People',
    today: 'Today',
    tomorrow: 'Tomorrow',
    more: 'More times',
    next: 'Next free day: {date}',
    none: 'No free times at the moment.',
  },
  fr_FR: {
    label: 'Prochains créneaux disponibles',
    people: 'Personnes',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    more: 'Autres créneaux',
    next: 'Prochain jour disponible\u202f: {date}',
    none: 'Aucun créneau disponible pour le moment.',
  },
  de_DE: {
    label: 'Nächste freie Zeiten',
    people: 'Personen',
    today: 'Heute',
    tomorrow: 'Morgen',
    more: 'Weitere Zeiten',
    next: 'Nächster freier Tag: {date}',
    none: 'Zurzeit sind keine Zeiten frei.',
  },
};
