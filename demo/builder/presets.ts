import { say, type SiteText } from '../site/site-language.ts';
import type { BuilderTaskName } from './builder-tasks.ts';

/** A start for a kind of house: a task, and a look by the names of its fields. */
interface Preset {
  title: SiteText;
  task: BuilderTaskName;
  look: Readonly<Record<string, string>>;
}

/** Every preset, in the order of the page. */
export const PRESETS = {
  standard: { title: say('De origem', 'Standard'), task: 'book', look: {} },
  restaurant: {
    title: say('Restaurante', 'Restaurant'),
    task: 'book',
    look: {
      '--mc-primary': '#8c2f1b',
      '--mc-primary-dark': '#e0785a',
      '--mc-surface': '#fffaf3',
      '--mc-surface-dark': '#1c1512',
      '--mc-radius': '6',
      '--mc-font': 'Georgia, serif',
    },
  },
  spa: {
    title: say('Spa', 'Spa'),
    task: 'services',
    look: {
      '--mc-primary': '#1f6b62',
      '--mc-primary-dark': '#7cc4b5',
      '--mc-surface': '#f5faf8',
      '--mc-surface-dark': '#111a19',
      '--mc-radius': '20',
    },
  },
  shop: {
    title: say('Loja', 'Shop'),
    task: 'products',
    look: {
      '--mc-primary': '#24408e',
      '--mc-primary-dark': '#8ea6ee',
      '--mc-radius': '3',
    },
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** Whether a text names a preset. */
export function isPreset(name: string): name is keyof typeof PRESETS {
  return Object.hasOwn(PRESETS, name);
}
