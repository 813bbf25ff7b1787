import type { ComponentType } from 'react';

/** One step's picture: what it renders, and the sheets, as text, that it needs besides the frame's. */
export interface Screen {
  Component: ComponentType;
  styles: readonly string[];
}
