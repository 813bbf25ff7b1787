/** Removes the output of builds, so that no file of an earlier build is shipped. */
import { rm } from 'node:fs/promises';

await Promise.all(
  ['dist', 'lib', 'demo/.build'].map((folder) => rm(folder, { recursive: true, force: true })),
);
