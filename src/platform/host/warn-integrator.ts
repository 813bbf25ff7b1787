/** One warning in the console for whoever builds the page; never holds a secret or personal data. */
export function warnIntegrator(message: string): void {
  window.console.warn(`<merchant-checkout>: ${message}`);
}
