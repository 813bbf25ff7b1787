import type { ParentMessage } from '../../../src/platform/host/parent/parent-link.ts';
import { ParentWindowError } from '../../../src/platform/host/parent/parent-request.ts';
import type { HostParent } from '../../../src/platform/host/parent/parent-window.ts';

type Answer = { result: unknown } | { status: number | null } | 'never';

/** A parent window that gives the set answers; what it has none for, it refuses with 404. */
export function fakeParent(answers: Partial<Record<ParentMessage, Answer>> | null) {
  const asked: ParentMessage[] = [];
  const parent: HostParent = {
    isThere: () => answers !== null,
    send: (message) => void asked.push(message),
    ask: (message) => {
      asked.push(message);
      const answer = answers ? (answers[message] ?? { status: 404 }) : { status: 501 };
      if (answer === 'never') return new Promise(() => {});
      return 'result' in answer
        ? Promise.resolve(answer.result)
        : Promise.reject(new ParentWindowError('refused', answer.status));
    },
  };
  return { parent, asked };
}
