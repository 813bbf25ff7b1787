import { BUILDER_PATH } from '../builder/builder-page.ts';
import { DEMO_PAGES, type DemoPage } from './demo-pages.ts';
import { elementTag, scriptTag } from './embedding.ts';
import { escapeHtml } from './html.ts';
import { MERCHANTS } from './merchants.ts';
import { inSameLanguage, languageLink, pageFrame } from './page-frame.ts';
import { PAGE_GROUPS } from './page-groups.ts';
import { REPLAY_PATH } from './replay-page.ts';
import { say, type SiteLanguage, type SiteText } from './site-language.ts';

const TEXTS = {
  title: say('Reservas em duas linhas', 'Bookings in two lines'),
  lead: say(
    'Um elemento para a página de qualquer comerciante. Cada cartão é a página de uma casa inventada, com o elemento verdadeiro e um serviço de ensaio por trás: experimente à vontade, nada é real.',
    'One element for any merchant’s page. Every card is the page of an invented house, with the true element and a sandbox behind it: try anything, nothing is real.',
  ),
  build: say('Monte o seu elemento e copie as linhas', 'Build your own element and copy the lines'),
  sandbox: say('O serviço de ensaio', 'The sandbox'),
  users: say('Utilizadores', 'Users'),
  codes: say('Códigos', 'Codes'),
  codeUses: say('cupão de encomendas; pontos de campanha', 'coupon of orders; campaign points'),
  phones: say('Telemóveis MB WAY', 'MB WAY phones'),
  phoneUses: say('paga; cancela; nunca responde; falha', 'pays; cancels; never answers; fails'),
  recordings: say('Registos de uma plataforma', 'Recordings of a platform'),
  replay: say('repetir um registo', 'replay a recording'),
  requests: say('Pedidos recebidos', 'Requests received'),
};

function card(page: DemoPage, language: SiteLanguage): string {
  return `<li><a class="card" href="${inSameLanguage(page.path, language)}">
<img src="/photos/${page.photo}.webp" alt="" width="1200" height="800" loading="lazy">
<span class="card-text"><span class="card-house">${escapeHtml(MERCHANTS[page.merchant].name)}</span>
<strong>${escapeHtml(page.title[language])}</strong>
<span>${escapeHtml(page.shows[language])}</span></span></a></li>`;
}

/** The pages of one group below its heading. */
function section([name, title]: readonly [string, SiteText], language: SiteLanguage): string {
  const pages = DEMO_PAGES.filter(({ group }) => group === name);
  return `<h2 class="quiet">${escapeHtml(title[language])}</h2>
<ul class="cards">
${pages.map((page) => card(page, language)).join('\n')}
</ul>`;
}

/** The list of all demo pages, by what they show. */
export function indexPage(language: SiteLanguage, origin: string): string {
  const say = (text: Readonly<Record<SiteLanguage, string>>) => escapeHtml(text[language]);
  const [first] = DEMO_PAGES;
  const snippet = [scriptTag(origin, null), ...(first?.embeddings.map(elementTag) ?? [])];
  const body = `<header class="index-head">
<p class="demo-bar"><span>merchant-checkout</span>${languageLink('/', language)}</p>
<h1>${say(TEXTS.title)}</h1>
<p class="lead">${say(TEXTS.lead)}</p>
<pre tabindex="0"><code>${escapeHtml(snippet.join('\n'))}</code></pre>
<p><a class="build-link" href="${inSameLanguage(BUILDER_PATH, language)}">${say(TEXTS.build)} →</a></p>
</header>
<main>
${Object.entries(PAGE_GROUPS)
  .map((group) => section(group, language))
  .join('\n')}
<section class="facts"><h2>${say(TEXTS.sandbox)}</h2>
<dl>
<dt>${say(TEXTS.users)}</dt><dd><code>ana@example.com</code>, <code>premium@example.com</code> · <code>secret1</code></dd>
<dt>${say(TEXTS.codes)}</dt><dd><code>SAVE10</code>, <code>POINTS10</code> · ${say(TEXTS.codeUses)}</dd>
<dt>${say(TEXTS.phones)}</dt><dd><code>910000001</code>, <code>…2</code>, <code>…3</code>, <code>…4</code> · ${say(TEXTS.phoneUses)}</dd>
<dt>${say(TEXTS.requests)}</dt><dd><a href="/__sandbox/requests"><code>GET /__sandbox/requests</code></a></dd>
<dt>${say(TEXTS.recordings)}</dt><dd><a href="${inSameLanguage(REPLAY_PATH, language)}">${say(TEXTS.replay)}</a></dd>
</dl></section>
</main>`;
  return pageFrame({ language, title: 'merchant-checkout', look: 'index', body });
}
