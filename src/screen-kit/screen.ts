import type { Getter } from 'jotai/vanilla';
import type { ComponentType } from 'react';

import type { CatalogName } from '../platform/i18n/catalog-names.ts';

/** One step's picture. */
export interface Screen {
  Component: ComponentType;
  /** The part that it shows as things stand, which is worth waiting for, so that nothing jumps; null for none. */
  partNow?: (get: Getter) => LazyPart | null;
}

/** What brings a step's screen. */
export interface ScreenRow {
  load: () => Promise<{ screen: Screen }>;
  /** The areas of text that it shows besides the first one. */
  catalogs: readonly CatalogName[];
}

/** A part of a screen that comes with its styles and texts only when it has to be shown. */
export interface LazyPart {
  load: () => Promise<{ part: Screen }>;
  /** The areas of text that it shows besides its screen's. */
  catalogs: readonly CatalogName[];
}
