import { executeServerCommand } from '@web/test-runner-commands';

import { beforeEach } from './mocha.ts';

/** Set by `npm run pictures` on the page of a test. */
const isWanted = 'takesPictures' in globalThis;

let title = '';
let count = 0;

beforeEach(function rememberTitle() {
  title = this.currentTest?.fullTitle() ?? '';
  count = 0;
});

/** With `npm run pictures`: pictures of the page as it stands, named after the test and what is shown. */
export async function takePicture(name: string): Promise<void> {
  if (!isWanted) return;
  count += 1;
  await executeServerCommand('picture', { title, name: `${count} ${name}` });
}
