/** Shows another address of the same origin in the address bar: path, query and hash. Never throws. */
export function replaceAddress(page: Window, address: string): void {
  try {
    page.history.replaceState(page.history.state, '', address);
  } catch {
    // A sandboxed page cannot change its address; what was read from it is of use all the same.
  }
}
