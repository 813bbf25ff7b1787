/** Brings all motion to its end: what still moves or fades in has a size and a contrast of its own. A page of happy-dom has none. */
export function endMotion(element: Element): void {
  const motions = [element.ownerDocument, element.shadowRoot].flatMap((root) =>
    root && 'getAnimations' in root ? root.getAnimations() : [],
  );
  for (const motion of motions) {
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (Number.isFinite(endTime)) motion.finish();
  }
}
