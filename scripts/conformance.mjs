/** `npm run conformance -- URL`: the command `npx merchant-checkout conformance` from source, without a build. */
import { runTypeScript } from './run-typescript.mjs';

const { runConformance } = await runTypeScript('demo/middleware/run-conformance.ts');
const { text, status } = await runConformance(process.argv.slice(2));
if (status > 1) console.error(text.trimEnd());
else console.log(text.trimEnd());
process.exitCode = status;
