import type { Sentence } from '../../../context/problem-atoms.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useSentence } from '../../../screen-kit/use-sentence.ts';

/** Why the address could not be saved or deleted, said aloud as well. */
export function AddressProblem({ problem }: { problem: Sentence }) {
  const text = useSentence()(problem);
  useAnnouncement(text);
  return <Notice kind="danger">{text}</Notice>;
}
