import { BUILDER_PATH, builderPage } from '../builder/builder-page.ts';
import { DEMO_PAGES } from './demo-pages.ts';
import { indexPage } from './index-page.ts';
import { merchantPage } from './merchant-page.ts';
import { REPLAY_PATH, replayPage } from './replay-page.ts';
import { siteLanguageOf } from './site-language.ts';

const INDEX_PATHS: readonly string[] = ['/', '/index.html'];

/** The document at an address of the demo site, by the browser's `Accept-Language`; null when none of its pages is there. */
export function renderSitePage(url: URL, acceptLanguage?: string): string | null {
  const language = siteLanguageOf(url, acceptLanguage);
  if (INDEX_PATHS.includes(url.pathname)) return indexPage(language, url.origin);
  if (url.pathname === BUILDER_PATH) return builderPage(language);
  if (url.pathname === REPLAY_PATH) return replayPage(language);
  const page = DEMO_PAGES.find(({ path }) => path === url.pathname);
  return page ? merchantPage(page, language, url.origin) : null;
}
