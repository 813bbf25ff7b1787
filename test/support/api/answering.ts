import { createTestApi, type AllCalls } from './calls.ts';
import { createTestContext, jsonAnswer } from './test-context.ts';

/** The calls of an API whose every answer is this body. */
export function answering(body: unknown): AllCalls {
  return createTestApi(createTestContext([() => jsonAnswer(body)]).context);
}

/** An address that would run a script. */
export const SCRIPT_URL = ['javascript', 'alert(1)'].join(':');
