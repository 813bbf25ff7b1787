/** One warning in the console for the page's developer; never holds a secret or personal data. */
export function warnIntegrator(message: string): void {
  window.console.warn(`<merchant-checkout>: ${message}`);
}
