import { isAddition, snippetsIn } from './examples.mjs';

/**
 * The check of every fence of the documentation. `docs/fences.test.ts` runs those that need no browser and fails for a fence
 * without a check.
 */

/** The code of a framework's page, and the file of its consumer that `npm run test:consumers` builds and books through. */
export const CONSUMERS = [
  { page: 'platforms/react.md', language: 'tsx', at: 0, file: 'react-vite/src/booking.tsx' },
  { page: 'platforms/react.md', language: 'tsx', at: 1, file: 'react-vite/src/booking-tag.tsx' },
  { page: 'platforms/next.md', language: 'tsx', at: 0, file: 'next/app/booking.tsx' },
  { page: 'platforms/next.md', language: 'jsx', at: 0, file: 'next/app/cdn/page.jsx' },
  { page: 'platforms/vue.md', language: 'vue', at: 0, file: 'vue/src/Booking.vue' },
  { page: 'platforms/svelte.md', language: 'svelte', at: 0, file: 'svelte/src/Booking.svelte' },
  { page: 'platforms/angular.md', language: 'ts', at: 0, file: 'angular/src/booking.component.ts' },
  {
    page: 'platforms/astro.md',
    language: 'astro',
    at: 0,
    file: 'astro/src/components/Booking.astro',
  },
  {
    page: 'platforms/astro.md',
    language: 'astro',
    at: 1,
    file: 'astro/src/components/CheckoutScript.astro',
  },
];

/** Fences that nothing runs, by page and language, with the reason. */
export const NOT_RUN = [
  { page: 'architecture.md', language: 'mermaid', reason: 'a drawing' },
  {
    page: 'caching.md',
    language: 'apache',
    reason: 'needs Apache; its patterns are those for nginx',
  },
  { page: 'caching.md', language: 'nginx', reason: 'needs nginx; a unit test reads its patterns' },
  {
    page: 'caching.md',
    language: 'http',
    reason: 'a header; scripts/check-preloads.mjs checks its files',
  },
  {
    page: 'middleware.md',
    language: 'text',
    reason: 'output; demo/middleware/conformance.test.ts reads it',
  },
  {
    page: 'recipes/csp.md',
    language: 'http',
    reason: 'a header; test/element/csp.browser.ts has a stricter one',
  },
  {
    page: 'recipes/frames-and-apps.md',
    language: 'html',
    reason: 'a frame of a page of the reader',
  },
  {
    page: 'platforms/vue.md',
    language: 'js',
    reason: "needs Vue's plugin; test/consumers/vue has the same option",
  },
];

/** Where each check is. Code that is an element alone is run by `test/docs/examples.test.ts`, in Node. */
export const CHECKS = {
  example: 'test/docs/examples.browser.ts',
  snippet: 'test/docs/examples.browser.ts',
  'consent banner': 'test/docs/examples.browser.ts',
  addition: 'test/docs/additions.browser.ts',
  consumer: 'docs/examples.test.ts',
  'React types': 'docs/examples.test.ts',
  shell: 'docs/fences.test.ts',
  json: 'docs/fences.test.ts',
  css: 'docs/fences.test.ts',
  Playwright: 'test/docs/playwright.mjs',
  Cypress: 'test/element/testing-helpers.browser.ts',
  Twig: 'test/plugins/twig.mjs',
  WordPress: 'test/plugins/wordpress.mjs',
  none: 'docs/fences.mjs',
};

const isOf = (path, language) => (row) => row.page === path && row.language === language;

/** The name of a fence's check; null where it has none. `path` is from `docs`, or of a file at the root, such as `../README.md`. */
export function checkOf(path, fence) {
  const { language, words, code } = fence;
  if (words.includes('live')) return 'example';
  if (isAddition(fence)) return 'addition';
  const isSnippet = snippetsIn(path, `\`\`\`${language}\n${code}\n\`\`\``).length > 0;
  if (NOT_RUN.some(isOf(path, language)) && !isSnippet) return 'none';
  if (isSnippet) return 'snippet';
  if (CONSUMERS.some(isOf(path, language))) return 'consumer';
  if (language === 'tsx' && code.includes('merchant-checkout/react')) return 'React types';
  if (['json', 'css'].includes(language)) return language;
  if (language === 'sh') return 'shell';
  if (code.includes('@playwright/test')) return 'Playwright';
  if (code.includes('cy.visit')) return 'Cypress';
  if (path.endsWith('recipes/consent.md') && language === 'js') return 'consent banner';
  if (language === 'twig') return 'Twig';
  if (code.startsWith('[merchant_checkout')) return 'WordPress';
  return null;
}
