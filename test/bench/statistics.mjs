/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Smallest, middle and largest of some numbers. */
export const spreadOf = (values) => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
});
