/** A test reaches no network: a call that it does not answer itself fails at once, as without a connection. */
Object.assign(globalThis, {
  fetch: async () => {
    throw new TypeError('Failed to fetch: a test reaches no network.');
  },
});
