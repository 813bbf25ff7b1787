import type { ComponentType } from 'react';

/** One step's picture: what it renders, and the style sheet text that only it needs. */
export interface Screen {
  Component: ComponentType;
  styles: string;
}
