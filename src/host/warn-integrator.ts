/** One warning in the console for whoever builds the page; never holds a value that was given. */
export function warnIntegrator(message: string): void {
  window.console.warn(`<merchant-checkout>: ${message}`);
}
