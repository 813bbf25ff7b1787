import type { DemoPage } from './demo-pages.ts';
import { elementTag, scriptTag } from './embedding.ts';
import { escapeHtml } from './html.ts';
import { MERCHANTS } from './merchants.ts';
import { inSameLanguage, languageLink, pageFrame } from './page-frame.ts';
import { say, type SiteLanguage } from './site-language.ts';

const TEXTS = {
  index: say('Todas as páginas', 'All pages'),
  paste: say('Para ter isto na sua página, cole:', 'To have this on your page, paste:'),
  contacts: say('Contactos', 'Contact'),
  invented: say(
    'Casa inventada para esta demonstração.',
    'A house made up for this demonstration.',
  ),
  violations: say('Violações da política', 'Violations of the policy'),
};

/** Replaced in every answer by the server: see the strict policy. */
const NONCE = '__NONCE__';

const STRICT_HEAD = `
<script nonce="${NONCE}" src="/csp-violations.js"></script>
<script nonce="${NONCE}" type="module" src="/adopt-site-style.js"></script>`;

const BROKEN_ON_PURPOSE = `
<style>h1 { letter-spacing: 0.5em; }</style>
<p style="color: red">style="color: red"</p>
<script>document.title = 'inline';</script>`;

const HOSTILE_HEAD = `
<link rel="stylesheet" href="/hostile.css">
<script src="/hostile.js"></script>`;

const HOSTILE_BODY = `
<form id="fetch"><input name="submit"><input name="children"></form>
<div id="merchantCheckout"></div><div id="customElements"></div><img name="cookie" alt="">
<div class="war">z-index: 2147483647</div>`;

function headOf(page: DemoPage): string {
  if (page.policy) return STRICT_HEAD;
  return page.hostile ? HOSTILE_HEAD : '';
}

/** The link of an e-mail. */
function linkOf({ path, link }: DemoPage, language: SiteLanguage): string {
  if (!link) return '';
  const own = inSameLanguage(path, language);
  const address = `${own}${own.includes('?') ? '&' : '?'}${link.query}`;
  return `<p class="note"><a href="${escapeHtml(address)}">${escapeHtml(link.label[language])}</a></p>`;
}

function elementsOf({ embeddings, opens }: DemoPage, language: SiteLanguage): string {
  const button = opens
    ? `<button type="button" class="open" data-merchant-checkout-open="#${opens.id}">${escapeHtml(opens.label[language])}</button>\n`
    : '';
  const elements = embeddings.map(({ heading, ...embedding }) => {
    const title = heading ? `<h2>${escapeHtml(heading[language])}</h2>\n` : '';
    return `<section class="checkout">\n${title}${elementTag(embedding)}\n</section>`;
  });
  return `${button}<div class="checkouts">${elements.join('\n')}</div>`;
}

function snippetOf(
  { embeddings, opens }: DemoPage,
  origin: string,
  language: SiteLanguage,
): string {
  const lines = [scriptTag(origin, null), ...embeddings.map(elementTag)];
  if (opens) {
    lines.push(
      `<button data-merchant-checkout-open="#${opens.id}">${opens.label[language]}</button>`,
    );
  }
  return escapeHtml(lines.join('\n'));
}

/** A merchant's own page with the element in it, and below it the lines that put it there. */
export function merchantPage(page: DemoPage, language: SiteLanguage, origin: string): string {
  const merchant = MERCHANTS[page.merchant];
  const nonce = page.policy ? NONCE : null;
  const say = (text: Readonly<Record<SiteLanguage, string>>) => escapeHtml(text[language]);
  const violations = page.policy
    ? `<p class="note">${say(TEXTS.violations)}: <output id="violations">0</output></p>`
    : '';
  const body = `<nav class="demo-bar" aria-label="Demo">
<a href="${inSameLanguage('/', language)}">← ${say(TEXTS.index)}</a>
<span>${say(page.shows)}</span>
${languageLink(page.path, language)}
</nav>
<header class="merchant">
<p class="brand">${escapeHtml(merchant.name)}</p>
<p class="tagline">${say(merchant.tagline)}</p>
<ul class="menu">${merchant.navigation.map((item) => `<li>${say(item)}</li>`).join('')}</ul>
</header>
<main>
<div class="hero">
<img src="/photos/${page.photo}.webp" alt="" width="1200" height="800">
<div class="words"><h1>${say(page.title)}</h1><p>${say(page.text)}</p></div>
</div>
${linkOf(page, language)}${elementsOf(page, language)}
<aside class="snippet"><h2>${say(TEXTS.paste)}</h2>
<pre tabindex="0"><code>${snippetOf(page, origin, language)}</code></pre>${violations}</aside>
</main>
<footer class="merchant-foot">
<h2>${say(TEXTS.contacts)}</h2>
<p>${escapeHtml(merchant.address)} · <a href="tel:${merchant.phone.replaceAll(' ', '')}">${merchant.phone}</a></p>
<p>${say(merchant.hours)}</p>
<p class="note">${say(TEXTS.invented)}</p>
</footer>
${page.hostile ? HOSTILE_BODY : ''}${page.policy === 'broken' ? BROKEN_ON_PURPOSE : ''}
${scriptTag('', nonce)}`;

  return pageFrame({
    language,
    title: `${page.title[language]} · ${merchant.name}`,
    look: page.merchant,
    dark: page.dark ?? false,
    head: headOf(page),
    styleSheet: !page.policy,
    body,
  });
}
