import { executeServerCommand } from '@web/test-runner-commands';

/** Sends a DevTools protocol command to this page and gives its answer. */
export async function cdp(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
  const { result } = await executeServerCommand<
    { result: unknown },
    { method: string; params: Record<string, unknown> }
  >('cdp', { method, params });
  return result;
}
