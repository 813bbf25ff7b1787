/** The index of the picture that a key leads to, of so many; null for any other key. It stops at both ends. */
export function indexOfKey(key: string, index: number, total: number): number | null {
  const last = total - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/**
 * The index of the shown picture after another one was left out of so many: the same picture, or in its place the next one,
 * the last one where there is no next.
 */
export function indexWithout(left: number, index: number, total: number): number {
  const shown = left < index ? index - 1 : index;
  return Math.max(Math.min(shown, total - 2), 0);
}
