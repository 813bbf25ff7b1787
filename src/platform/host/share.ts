/** What the system's share sheet is handed. */
export interface ShareData {
  title: string;
  text: string;
  url?: string;
}

/** Whether this browser has a share sheet. */
export function canShare(page: Window): boolean {
  return typeof page.navigator.share === 'function';
}

/** Opens the share sheet; false when the browser refused or the customer went back. */
export async function share(page: Window, data: ShareData): Promise<boolean> {
  try {
    await page.navigator.share(data);
    return true;
  } catch {
    return false;
  }
}
