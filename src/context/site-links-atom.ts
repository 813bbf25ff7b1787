import { atom } from 'jotai/vanilla';

import { LINK_NAMES, type Links } from '../lib/config/links.ts';
import { siteLink } from '../platform/i18n/site-links.ts';
import { configAtom } from './config-atom.ts';
import { entityConfigAtom } from './entity-config-atom.ts';
import { languageAtom } from './language-atom.ts';

/** Where the legal and the reward links lead in the language shown; a name without an address is missing. */
export const siteLinksAtom = atom((get): Links => {
  const { env } = get(entityConfigAtom);
  const own = get(configAtom).links;
  const links: Links = {};
  for (const name of LINK_NAMES) {
    const url = siteLink(name, get(languageAtom), own, env);
    if (url) links[name] = url;
  }
  return links;
});
