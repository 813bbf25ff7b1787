import type { Reporter } from 'vitest/node';

export function slowestUnitFiles(): Reporter;
