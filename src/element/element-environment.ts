import type { PageParamsSource } from '../platform/host/page-params.ts';
import type { ElementLoaders } from './element-loaders.ts';
import type { PageQueue } from './page-queue.ts';

/** What one definition of the element gives to every element of its page. */
export interface ElementEnvironment {
  loaders: ElementLoaders;
  params: PageParamsSource;
  queue: PageQueue;
  scriptOrigin: string;
}
