type Find = (chips: readonly HTMLElement[], index: number) => HTMLElement | undefined;

/** The chip above (-1) or below (1), the nearest in that row; beside it where all stand in one row. */
function inRow(chips: readonly HTMLElement[], index: number, by: 1 | -1): HTMLElement | undefined {
  const from = chips[index]?.getBoundingClientRect();
  if (!from) return undefined;
  const boxes = chips.map((chip) => chip.getBoundingClientRect());
  const beyond = boxes.filter((box) => (box.top - from.top) * by > 0).map((box) => box.top * by);
  const top = Math.min(...beyond) * by;
  let best = -1;
  let bestDistance = Infinity;
  boxes.forEach((box, at) => {
    const distance = box.top === top ? Math.abs(box.left - from.left) : Infinity;
    if (distance < bestDistance) [best, bestDistance] = [at, distance];
  });
  return best < 0 ? chips[index + by] : chips[best];
}

const MOVES: Record<string, Find> = {
  ArrowRight: (chips, index) => chips[index + 1],
  ArrowLeft: (chips, index) => chips[index - 1],
  ArrowDown: (chips, index) => inRow(chips, index, 1),
  ArrowUp: (chips, index) => inRow(chips, index, -1),
  Home: (chips) => chips[0],
  End: (chips) => chips.at(-1),
};

/** The chip that a key leads to from `chip`; null for other keys and at the edge. */
export function neighbourChip(
  chips: readonly HTMLElement[],
  chip: HTMLElement,
  key: string,
): HTMLElement | null {
  return MOVES[key]?.(chips, chips.indexOf(chip)) ?? null;
}
