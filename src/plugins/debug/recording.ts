import type { RecordedAnswer } from './anonymise.ts';

/** The mark of the format in its `format` field. */
export const RECORDING_FORMAT = 'merchant-checkout-recording';

/** The version of the format. A reader refuses any other. */
export const RECORDING_VERSION = 1;

/** What a developer hands over to report a fault: answers of a platform, and the element that met them. No personal data. */
export interface Recording {
  format: typeof RECORDING_FORMAT;
  formatVersion: typeof RECORDING_VERSION;
  /** The moment of the recording, ISO 8601. A replay moves all dates by whole weeks from here to its own day. */
  recordedAt: string;
  /** The attributes of the element, without secrets and personal values; of a platform's check, those that show its campaign. */
  attributes: Readonly<Record<string, string>>;
  /** Lines of the debug panel by section; empty without an element. */
  lines: Readonly<Record<string, readonly string[]>>;
  answers: readonly RecordedAnswer[];
}
