/** A promise of this run has been broken; `message` says which. */
class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/** Ends the run: a promise has been broken. */
export function broken(what: string): never {
  throw new BrokenPromise(what);
}
