/**
 * The origin of a middleware's address, to which everything that is stored about a customer there belongs; the text itself
 * if it is no address.
 */
export function middlewareOrigin(middleware: string): string {
  return URL.canParse(middleware) ? new URL(middleware).origin : middleware;
}
