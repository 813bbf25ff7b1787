import type { HostConfig } from '../host.ts';

const WEB_APPLICATION = 'WEB';
/** The platforms of a browser: the web itself, and this element in a page. */
const WEB_PLATFORMS: ReadonlySet<string> = new Set(['WEB', 'WIDGET']);

/**
 * Whether the page runs in an app: a mobile app's application is not web, a Cordova app's is, and its
 * platform is not; the case of their letters does not count. Spec section 3 "Context".
 */
export function isNativeClient({
  clientApplication,
  clientPlatform,
}: Pick<HostConfig, 'clientApplication' | 'clientPlatform'>): boolean {
  const isWeb = clientApplication.toUpperCase() === WEB_APPLICATION;
  return !isWeb || !WEB_PLATFORMS.has(clientPlatform.toUpperCase());
}
