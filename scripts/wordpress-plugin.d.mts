/** The texts of a .po file by key; a context precedes its text, as WordPress looks it up. */
export function readPo(po: string): Record<string, string>;
