import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How every screen is looked at: a phone and a desktop, by day and by night, and in the visitor's own colours. */
const VIEWS = [
  { name: '360-light', width: 360, media: { 'prefers-color-scheme': 'light' } },
  { name: '360-dark', width: 360, media: { 'prefers-color-scheme': 'dark' } },
  { name: '1024-light', width: 1024, media: { 'prefers-color-scheme': 'light' } },
  { name: '360-forced', width: 360, media: { 'forced-colors': 'active' } },
];
const HEIGHT = 780;
const QUIET_MS = 200;
const PATIENCE_MS = 3_000;

const mediaFeatures = (media) => Object.entries(media).map(([name, value]) => ({ name, value }));
const fileName = (text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');

/**
 * Takes pictures of a test's page in every view and puts the window back as it was. Writes `pictures.json` beside them:
 * `{title, name, files}` each, in the order in which they were taken.
 */
export function pictureCommand(folder) {
  const taken = [];
  return {
    name: 'picture-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'picture') return undefined;
      const page = session.browser.getPage(session.id);
      const before = page.viewport();
      // Puppeteer's own method refuses forced colours.
      const client = await page.createCDPSession();
      const emulate = (media) =>
        client.send('Emulation.setEmulatedMedia', { features: mediaFeatures(media) });
      const files = [];
      await mkdir(folder, { recursive: true });
      await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: PATIENCE_MS }).catch(() => {});
      for (const { name, width, media } of VIEWS) {
        await page.setViewport({ width, height: HEIGHT });
        await emulate({ ...media, 'prefers-reduced-motion': 'reduce' });
        const file = `${fileName(`${payload.title} ${payload.name}`)}.${name}.webp`;
        await page.screenshot({
          path: join(folder, file),
          type: 'webp',
          quality: 70,
          fullPage: true,
        });
        files.push(file);
      }
      await emulate({});
      if (before) await page.setViewport(before);
      await client.detach();
      taken.push({ ...payload, files });
      await writeFile(join(folder, 'pictures.json'), JSON.stringify(taken, null, 2));
      return { result: files };
    },
  };
}
