/**
 * Prepares a file of walks. Its worker keeps page and modules for the next file: loading the app again takes longer than most walks, and
 * each walk leaves an empty page.
 */
import { addSupportHooks } from './install-page.ts';

addSupportHooks();
