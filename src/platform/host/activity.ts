/** Where an element keeps its activity: `idle` of `merchant-checkout/testing` finds it in every build and version. */
export const ACTIVITY = Symbol.for('merchant-checkout:activity');

/** What one element is doing that will change something by itself, without more time or input. */
export type Activity = ReturnType<typeof createActivity>;

/** Creates the count of an element's open work: calls, loads of code and texts, short timers. */
export function createActivity() {
  let open = 0;

  /** Counts a piece of work; the result, called once, ends it. */
  function begin(): () => void {
    open += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      open -= 1;
    };
  }

  return {
    begin,
    /** Counts work until it settles; gives the same promise. */
    during: <Work extends Promise<unknown>>(work: Work): Work => {
      const end = begin();
      work.then(end, end);
      return work;
    },
    isOpen: (): boolean => open > 0,
  };
}
