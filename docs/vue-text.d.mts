/** Lines, counted from 1, that Vue would read as an expression or as an unknown tag. */
export function vueTextIn(markdown: string): readonly { line: number; text: string }[];
