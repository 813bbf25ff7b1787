import { expect, test } from 'vitest';

import { DEMO_PAGES } from './demo-pages.ts';
import { renderSitePage } from './render-site-page.ts';

const ORIGIN = 'http://localhost:4173';

function render(path: string): string {
  return renderSitePage(new URL(path, ORIGIN)) ?? '';
}

test('the index links every page, in both languages', () => {
  for (const { path } of DEMO_PAGES) {
    expect(render('/')).toContain(`href="${path}?lang=pt"`);
    expect(render('/?lang=en')).toContain(`href="${path}?lang=en"`);
  }
});

test('the index has each page once, under a heading of what it shows', () => {
  const [, ...sections] = render('/?lang=en').split('<h2 class="quiet">');
  const pathsIn = (html: string) =>
    [...html.matchAll(/class="card" href="([^"?]+)/g)].map(([, path]) => path);

  expect(sections.every((html) => pathsIn(html).length > 1)).toBe(true);
  const listed = sections.flatMap(pathsIn);
  expect(listed).toHaveLength(DEMO_PAGES.length);
  expect(new Set(listed)).toEqual(new Set(DEMO_PAGES.map(({ path }) => path)));
  const services = sections.find((html) => html.startsWith('Services and points')) ?? '';
  expect(pathsIn(services)).toContain('/points.html');
});

test('each offer type of the first booking has a page', () => {
  const campaigns = DEMO_PAGES.flatMap(({ embeddings }) =>
    embeddings.map(({ attributes }) => attributes['campaign']),
  );

  expect(campaigns).toEqual(
    expect.arrayContaining(['101', '102', '103', '105', '106', '112', '113']),
  );
});

test.each(DEMO_PAGES.map(({ path }) => path))(
  '%s shows the lines that it really contains',
  (path) => {
    const html = render(path);
    const elements = html.match(/<merchant-checkout .*<\/merchant-checkout>/g) ?? [];

    expect(elements.length).toBeGreaterThan(0);
    for (const element of elements) {
      const shown = element
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
      expect(html).toContain(shown);
    }
    expect(html).toContain(`src=&quot;${ORIGIN}/merchant-checkout.js&quot;`);
  },
);

test('a page speaks the language that is asked for', () => {
  expect(render('/booking.html')).toContain('<html lang="pt">');
  expect(render('/booking.html?lang=en')).toContain('<h1>Book your table</h1>');
});

test('no page is at an unknown address', () => {
  expect(renderSitePage(new URL('/nothing.html', ORIGIN))).toBeNull();
});

test('the page of a link contains it, in the language of the page', () => {
  expect(render('/link.html')).toContain(
    'href="/link.html?lang=pt&amp;userId=1001&amp;token=token-ana"',
  );
  expect(render('/link.html?lang=en')).toContain(
    'href="/link.html?lang=en&amp;userId=1001&amp;token=token-ana"',
  );
});

test('the index links the page that opens a recording, which has the scripts that it needs', () => {
  expect(render('/?lang=en')).toContain('href="/replay.html?lang=en"');
  const html = render('/replay.html?lang=en');
  for (const script of ['/merchant-checkout.js', '/replay.js'])
    expect(html).toContain(`<script type="module" src="${script}"></script>`);
});

test.each([
  ['/', 'en-GB,en;q=0.9', 'en'],
  ['/', 'pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
  ['/', 'fr-FR,fr;q=0.9', 'en'],
  ['/', 'de,pt;q=0.3,en;q=0.2', 'pt'],
  ['/', '*', 'pt'],
  ['/', undefined, 'pt'],
  ['/?lang=pt', 'en', 'pt'],
  ['/builder.html?lang=en', 'pt', 'en'],
])('%s for a browser that wants %s is in %s', (path, accepted, language) => {
  expect(renderSitePage(new URL(path, ORIGIN), accepted)).toContain(`<html lang="${language}"`);
});
