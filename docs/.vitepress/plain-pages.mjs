/** The pages of the site as plain Markdown, and `llms.txt`, which lists them. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INCLUDE = /^<!--@include: (\S+)-->$/gm;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FENCE = /(^ *```[\s\S]*?^ *```$)/m;
/** What only the generator reads: marks in comments, components, wrappers, anchors. */
const MARKS = [
  /^<!-- [\w:/ -]+ -->\n*/gm,
  /^<[A-Z]\w*[^>]*\/>\n*/gm,
  /^<\/?div[^>]*>\n*/gm,
  / \{#[\w-]+\}$/gm,
];

const withoutMarks = (text) => MARKS.reduce((before, mark) => before.replaceAll(mark, ''), text);

/** The title and the sentence of the start page, which its front matter holds. */
function heroOf(frontMatter) {
  const valueOf = (name) => new RegExp(`^  ${name}: (.*)$`, 'm').exec(frontMatter)?.[1] ?? '';
  return `# ${valueOf('name')}\n\n${valueOf('text')}. ${valueOf('tagline')}\n\n`;
}

/** The page at `path` below the folder `docs`, without what only the site's generator reads. */
export function plainPage(docs, path) {
  const text = readFileSync(join(docs, path), 'utf8');
  const [whole = '', frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  const hero = frontMatter.includes('layout: home') ? heroOf(frontMatter) : '';
  const included = text
    .slice(whole.length)
    .replaceAll(INCLUDE, (_all, file) => readFileSync(join(docs, dirname(path), file), 'utf8'));
  const body = included
    .split(FENCE)
    .map((part, index) => (index % 2 === 0 ? withoutMarks(part) : part))
    .join('');
  return `${hero}${body.trim()}\n`;
}

/** The first sentence of a page, without its links. */
function sentenceOf(markdown) {
  const paragraph = markdown
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .find((part) => /^[A-Z`"*<_]/.test(part) && !part.startsWith('#'));
  const text = (paragraph ?? '').replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return (/^.*?[.:?](?= |$)/.exec(text)?.[0] ?? text).replace(/:$/, '.');
}

const pathOf = (link) => `${link.replace(/^\//, '').replace(/\/$/, '/index') || 'index'}.md`;

/** `llms.txt`: the pages of the menu in English with the first sentence of each. See https://llmstxt.org. */
export function llmsText(docs, sidebar, base) {
  const groups = sidebar.map(({ text, items }) => {
    const lines = items.map(({ text: title, link }) => {
      const path = pathOf(link);
      return `- [${title}](${base}${path}): ${sentenceOf(plainPage(docs, path))}`;
    });
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  const [about] = plainPage(docs, 'index.md').split('\n\n').slice(1);
  return `# merchant-checkout\n\n> ${about}\n\nEvery page of this site is also plain Markdown: its address with \`.md\`. The platform's API is in ${base}openapi.json.\n\n${groups.join('\n\n')}\n`;
}
