import type { ComponentType } from 'react';

import type { CatalogName } from '../i18n/catalog-names.ts';

/** One step's picture: what it renders, and the sheets, as text, that it needs besides the frame's. */
export interface Screen {
  Component: ComponentType;
  styles: readonly string[];
}

/** What brings a step's screen. */
export interface ScreenRow {
  load: () => Promise<{ screen: Screen }>;
  /** The areas of text that it shows besides the first one. */
  catalogs: readonly CatalogName[];
}
