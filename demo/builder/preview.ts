import { ATTRIBUTES } from '../../src/lib/config/attributes.ts';
import { PLATFORM_FIELDS } from './builder-fields.ts';
import type { ReadChoices } from './read-choices.ts';

/** The theme and language around a built element in the preview. */
export interface PreviewView {
  /** Empty for the element's own. */
  theme: string;
  language: string;
}

const OF_PLATFORM: ReadonlySet<string> = new Set(PLATFORM_FIELDS.map(({ name }) => name));

/**
 * The attributes of the element in the preview, which runs on the demo's sandbox: ids of another platform are replaced
 * by the sandbox's, and the page's address, which holds the form, is not read.
 */
export function previewAttributes(
  { task, platform, built }: Pick<ReadChoices, 'task' | 'platform' | 'built'>,
  { theme, language }: PreviewView,
): Readonly<Record<string, string>> {
  const isSandbox = platform === 'sandbox';
  const chosen = built.attributes.filter(
    ({ key, name }) =>
      !OF_PLATFORM.has(name) && (isSandbox || !ATTRIBUTES[key].isTarget || name in task.fixed),
  );
  const written = chosen.map(({ name, value }) => [name, value === true ? '' : value] as const);
  const asked = Object.entries(isSandbox ? {} : task.asks).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(written),
    ...Object.fromEntries(asked),
    ...task.secrets,
    ...(theme === '' ? {} : { theme }),
    ...(language === '' ? {} : { lang: language }),
    'url-params': 'off',
  };
}
