import { escapeHtml } from './html.ts';
import { inSameLanguage, languageLink, pageFrame } from './page-frame.ts';
import { say, type SiteLanguage, type SiteText } from './site-language.ts';

/** Where recordings are opened in the demo site. */
export const REPLAY_PATH = '/replay.html';

const TEXTS = {
  title: say('Repetir um registo', 'Replay a recording'),
  lead: say(
    'Abra um ficheiro de “conformance --record”, ou cole o que o painel de depuração copiou. O elemento mostra o que mostraria com as mesmas respostas, sem rede.',
    'Open a file of “conformance --record”, or paste what the debug panel has copied. The element shows what it would show with the same answers, without a network.',
  ),
  file: say('Ficheiro', 'File'),
  text: say('Ou o texto', 'Or the text'),
  attributes: say('Atributos do elemento', 'Attributes of the element'),
  open: say('Repetir', 'Replay'),
  index: say('Todas as páginas', 'All pages'),
  unreadable: say(
    'Isto não é um registo do merchant-checkout.',
    'This is no recording of merchant-checkout.',
  ),
  answers: say('Respostas', 'Answers'),
};

/** The page that opens a recording: `replay.js` reads it and puts the element into the page. */
export function replayPage(language: SiteLanguage): string {
  const text = (each: SiteText) => escapeHtml(each[language]);
  const body = `<nav class="demo-bar" aria-label="Demo">
<a href="${inSameLanguage('/', language)}">← ${text(TEXTS.index)}</a>
${languageLink(REPLAY_PATH, language)}
</nav>
<main class="replay">
<h1>${text(TEXTS.title)}</h1>
<p class="lead">${text(TEXTS.lead)}</p>
<form id="recording" data-unreadable="${text(TEXTS.unreadable)}" data-answers="${text(TEXTS.answers)}">
<p><label>${text(TEXTS.file)} <input type="file" name="file" accept=".json,application/json"></label></p>
<p><label>${text(TEXTS.text)}<textarea name="text" rows="4" spellcheck="false"></textarea></label></p>
<p><label>${text(TEXTS.attributes)} <input name="attributes" placeholder='shop="12" campaign="345"' spellcheck="false"></label></p>
<p><button>${text(TEXTS.open)}</button> <output id="fault"></output></p>
</form>
<div id="checkout"></div>
<div id="lines"></div>
</main>
<script type="module" src="/merchant-checkout.js"></script>
<script type="module" src="/replay.js"></script>`;
  return pageFrame({
    language,
    title: `${TEXTS.title[language]} · merchant-checkout`,
    look: 'index',
    body,
  });
}
