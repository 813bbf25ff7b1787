/**
 * `npm run conformance -- URL`: makes the calls of the element to a middleware and reports deviations; exits with
 * status 1 if there are any. Options: docs/middleware.md.
 */
import { runTypeScript } from './run-typescript.mjs';

const { runConformance } = await runTypeScript('demo/middleware/run-conformance.ts');
try {
  const { text, deviates } = await runConformance(process.argv.slice(2));
  console.log(text);
  process.exitCode = deviates ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
