import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A program by one of its names in PATH, or null. */
function onPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null
  );
}

/** MiniBrowser stands in a folder of its WebKitGTK version, which no PATH names. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return null;
  const folders = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))];
  const versions = folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.startsWith('webkit'))
        .map((name) => join(folder, name, 'MiniBrowser'));
    } catch {
      return [];
    }
  });
  return versions.toSorted().findLast(isProgram) ?? null;
}

/** Firefox, or null; FIREFOX_PATH comes first. */
export function findFirefox() {
  const program = process.env['FIREFOX_PATH'] || onPath('firefox-esr', 'firefox');
  return program && { program };
}

/** The programs that drive WebKitGTK, or null when one of them is missing. */
export function findWebKit() {
  const programs = {
    program: onPath('WebKitWebDriver'),
    browser: findMiniBrowser(),
    xvfb: onPath('Xvfb'),
  };
  return Object.values(programs).every(Boolean) ? programs : null;
}
