/** Warns the page's developer in the console; never with a secret or personal data. */
export function warnIntegrator(message: string): void {
  window.console.warn(`<merchant-checkout>: ${message}`);
}
