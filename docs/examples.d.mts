/** One example that runs. */
export interface Example {
  /** Its file below `examples/`: `recipes-modal-1.html`. */
  file: string;
  code: string;
  /** Of the page that it stands on. */
  language: 'en' | 'pt';
  /** Height of the frame in px; null to follow the content. */
  height: number | null;
  /** Whether the site lists its events. */
  isLogged: boolean;
}

/** One block of code: its language, the words behind it, its text. */
export interface Fence {
  language: string;
  words: readonly string[];
  code: string;
}

/** HTML that readers paste with ids of their own, made ready for the sandbox. */
export type Snippet = Pick<Example, 'code' | 'language'>;

export const PAGES_WITH_EXAMPLES: readonly string[];
export const PAGES_WITH_SNIPPETS: readonly string[];
export const PAGES_WITH_ADDITIONS: readonly string[];

/** Whether a fence of HTML or script is an addition to a page: without an element of its own. */
export function isAddition(fence: Fence): boolean;

/** The additions of a page, each with the element that it stands beside. */
export function additionsIn(path: string, markdown: string): readonly Snippet[];
export function snippetsIn(path: string, markdown: string): readonly Snippet[];
export function fencesIn(markdown: string): readonly Fence[];
export function examplesIn(path: string, markdown: string): readonly Example[];
export function pageOf(
  example: Pick<Example, 'code' | 'language'>,
  host: string,
  options?: { continues?: boolean },
): string;

/** Code with what the sandbox has in place of what a reader replaces. */
export function onSandbox(code: string): string;

/** The code of a fence as a page of the sandbox, for the playground: with the element and the script that it needs. */
export function runnable(fence: Pick<Fence, 'language' | 'code'>): string;
