import type { Fence } from './examples.mjs';

/** A fence of a page: the first of its language is number 0. */
interface Consumer {
  page: string;
  language: string;
  at: number;
  /** From `test/consumers`. */
  file: string;
}

export const CONSUMERS: readonly Consumer[];
export const NOT_RUN: readonly { page: string; language: string; reason: string }[];

/** The name of a fence's check, and its file. */
export const CHECKS: Readonly<Record<string, string>>;

/** The name of a fence's check; null where it has none. `path` is from `docs`, or of a file at the root, such as `../README.md`. */
export function checkOf(path: string, fence: Fence): string | null;
