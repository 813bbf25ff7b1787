export const WAITS_MS: number;
export const HANGS_AFTER_MS: number;
export const FILE_HANGS_AFTER_MS: number;
