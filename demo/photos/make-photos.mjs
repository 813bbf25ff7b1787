// Draws demo/photos/*.webp from the scenes beside it: `node demo/photos/make-photos.mjs [browser]`.
// The browser is /usr/bin/chromium when none is named; nothing else is needed.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { HEIGHT, WIDTH } from './scenes/drawing.mjs';
import { SCENES } from './scenes/index.mjs';

const LIMIT_BYTES = 60_000;
const QUALITIES = [0.86, 0.8, 0.74, 0.66, 0.58, 0.5];
const BROWSER = process.argv[2] ?? '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--virtual-time-budget=20000',
  '--dump-dom',
];

/** A page that draws one picture at each quality and leaves the results in its body. */
function pageFor(svg) {
  return `<!doctype html><body><script type="module">
const image = new Image();
image.src = ${JSON.stringify(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`)};
await image.decode();
const canvas = Object.assign(document.createElement('canvas'), { width: ${WIDTH}, height: ${HEIGHT} });
canvas.getContext('2d').drawImage(image, 0, 0);
const results = ${JSON.stringify(QUALITIES)}.map((quality) => canvas.toDataURL('image/webp', quality));
document.body.replaceChildren(Object.assign(document.createElement('pre'), { textContent: results.join('\\n') }));
</script>`;
}

const folder = await mkdtemp(join(tmpdir(), 'photos-'));
const run = promisify(execFile);
try {
  for (const [name, svg] of Object.entries(SCENES)) {
    const page = join(folder, `${name}.html`);
    await writeFile(page, pageFor(svg));
    const { stdout } = await run(BROWSER, [...FLAGS, `file://${page}`], { maxBuffer: 2 ** 26 });
    const results = [...stdout.matchAll(/data:image\/webp;base64,([\w+/=]+)/g)].map(([, data]) =>
      Buffer.from(data, 'base64'),
    );
    const smallEnough = results.find(({ length }) => length > 0 && length <= LIMIT_BYTES);
    if (!smallEnough) throw new Error(`${name}: no result within ${LIMIT_BYTES} bytes`);
    await writeFile(fileURLToPath(new URL(`${name}.webp`, import.meta.url)), smallEnough);
    console.log(`${name}.webp ${smallEnough.length}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
