import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const ENTITIES = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };

const decoded = (text) => text.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (name) => ENTITIES[name]);

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The file that a host with clean addresses serves for a path; null where it has none. */
function fileAt(folder, path) {
  const file = join(folder, path);
  const candidates = path.endsWith('/')
    ? [join(file, 'index.html')]
    : [file, `${file}.html`, join(file, 'index.html')];
  return candidates.find(isFile) ?? null;
}

/** The pages below a folder, as paths from it. */
const pagesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .toSorted();

/**
 * The links within the site in `folder` that lead nowhere, a line each: to a missing file, or to an id that its page does
 * not have. `base` is the path at which the site is served: `/` or `/docs/`.
 */
export function brokenLinks(folder, base = '/') {
  const idsOf = new Map();
  const hasId = (file, id) => {
    if (!idsOf.has(file)) {
      const ids = [...readFileSync(file, 'utf8').matchAll(ID)].map(([, name]) => decoded(name));
      idsOf.set(file, new Set(ids));
    }
    return idsOf.get(file).has(id);
  };

  const faultOf = (page, href) => {
    const address = new URL(href, `https://site${base}${page}`);
    if (address.host !== 'site') return null;
    const path = decodeURIComponent(address.pathname);
    if (!path.startsWith(base)) return `outside of ${base}`;
    const file = fileAt(folder, path.slice(base.length) || '/');
    if (!file) return 'no such page or file';
    const id = decodeURIComponent(address.hash.slice(1));
    // The playground keeps its state in the hash: `#html=…`.
    if (id.startsWith('html=')) return null;
    return id === '' || !file.endsWith('.html') || hasId(file, id) ? null : 'no such heading';
  };

  return pagesIn(folder).flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const links = new Set([...html.matchAll(LINK)].map(([, link]) => decoded(link)));
    return [...links].flatMap((href) => {
      const fault = faultOf(page, href);
      return fault ? [`${page}: ${href}: ${fault}`] : [];
    });
  });
}
