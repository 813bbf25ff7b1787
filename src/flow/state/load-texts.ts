import { atom } from 'jotai/vanilla';

import type { LanguageCode } from '../../lib/config/language.ts';
import { addTexts } from '../../platform/i18n/create-i18n.ts';
import type { Room } from '../../platform/i18n/texts.ts';
import { servicesAtom, languageAtom } from '../../context/checkout-context.ts';

interface Arrival {
  language: LanguageCode;
  isThere: Promise<void>;
}

const arrivalsAtom = atom<ReadonlyMap<Room, Arrival>>(new Map());

/** The rooms whose texts a view has asked for; a change of language loads them too. */
export const roomsWithTextsAtom = atom((get): readonly Room[] => [...get(arrivalsAtom).keys()]);

const loadRoomAction = atom(null, async (get, set, room: Room): Promise<void> => {
  const { i18n, loadCatalog } = get(servicesAtom);
  const language = get(languageAtom);
  const asked = get(arrivalsAtom).get(room);
  if (asked?.language === language) return asked.isThere;
  const isThere = loadCatalog(language, room).then((texts) => addTexts(i18n, language, [texts]));
  set(arrivalsAtom, (all) => new Map(all).set(room, { language, isThere }));
  try {
    await isThere;
  } catch (error) {
    if (get(arrivalsAtom).get(room)?.isThere === isThere)
      set(arrivalsAtom, (all) => new Map([...all].filter(([name]) => name !== room)));
    throw error;
  }
});

/** Loads the texts of rooms in the shown language; rejects if that fails. */
export const loadTextsAction = atom(null, async (_get, set, ...rooms: Room[]): Promise<void> => {
  await Promise.all(rooms.map((room) => set(loadRoomAction, room)));
});
