/** `npm run test:release`: what a release must pass beside `npm test`. */
import { runParts } from './run-parts.mjs';

const HELP = `npm run test:release                       all parts: what a release must pass beside npm test
npm run test:release -- bytes counts       some parts, by words of their names
"consumers" and "plugins" install packages from the npm registry; "plugins" also needs PHP: see test/plugins/README.md.`;

await runParts(
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'same bytes twice', command: 'node scripts/check-reproducible.mjs', needs: ['build'] },
    { name: 'counts', command: 'node test/bench/check-counts.mjs', needs: ['build'] },
    { name: 'vulnerabilities', command: 'node scripts/report-audit.mjs' },
    {
      name: 'consumers',
      command: 'node test/consumers/run.mjs',
      needs: ['build', 'same bytes twice', 'counts'],
    },
    {
      name: 'plugins',
      command: 'node test/plugins/run.mjs',
      needs: ['build', 'same bytes twice', 'counts', 'consumers'],
    },
  ],
  HELP,
);
