import { readFileSync } from 'node:fs';

/** The names of all events of the element, from the reference. */
export default {
  watch: ['../../reference/events.md'],
  load: ([path]) => [
    ...new Set(readFileSync(path, 'utf8').match(/(?<=^### `)merchant-checkout:[a-z]+(?=`)/gm)),
  ],
};
