import { escapeHtml } from './html.ts';
import type { SiteLanguage } from './site-language.ts';

interface PageFrame {
  language: SiteLanguage;
  title: string;
  /** Class names of the body. */
  look: string;
  dark?: boolean;
  /** Put into the head after the style sheet, as it is. */
  head?: string;
  /** Left out where a strict policy would block it. */
  styleSheet?: boolean;
  body: string;
}

/** A whole document of the demo site. */
export function pageFrame(frame: PageFrame): string {
  const { language, title, look, dark = false, head = '', styleSheet = true, body } = frame;
  const link = styleSheet ? '<link rel="stylesheet" href="/site.css">' : '';
  return `<!doctype html>
<html lang="${language}"${dark ? ' class="dark"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${dark ? 'dark' : 'light dark'}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${link}${head}
</head>
<body class="${look}">
${body}
</body>
</html>
`;
}

/** The link that shows the same page in the other language. */
export function languageLink(path: string, language: SiteLanguage): string {
  return language === 'pt'
    ? `<a href="${path}?lang=en" lang="en" hreflang="en">English</a>`
    : `<a href="${path}?lang=pt" lang="pt" hreflang="pt">Português</a>`;
}

/** The address of another page of the site in the same language. */
export function inSameLanguage(path: string, language: SiteLanguage): string {
  return `${path}?lang=${language}`;
}
