/** Splits a query or hash before its parameters: `?a=1`, `#a=1`, `#?a=1`, `#/path?a=1`. */
export function splitParams(part: string): [prefix: string, params: string] {
  const start = part.indexOf('?') + 1 || 1;
  return [part.slice(0, start), part.slice(start)];
}

/** The parameters whose names pass a test, unchanged. */
export function filterParams(params: string, isKept: (name: string) => boolean): string {
  const nameOf = (pair: string) => [...new URLSearchParams(pair).keys()][0] ?? '';
  return params
    .split('&')
    .filter((pair) => isKept(nameOf(pair)))
    .join('&');
}

/** A query or hash with only the parameters whose names pass a test; without its mark if none is left. */
export function keepParams(part: string, isKept: (name: string) => boolean): string {
  const [prefix, params] = splitParams(part);
  const rest = filterParams(params, isKept);
  return rest || params === rest ? prefix + rest : prefix.replace(/[#?]$/, '');
}
