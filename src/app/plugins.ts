import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Plugin } from '../plugins/plugin-context.ts';

/** A plugin: when it is wanted, where it can run, and its code. */
interface PluginRow {
  /** Whether a config asks for it. */
  isWanted: (config: CheckoutConfig) => boolean;
  /** Waits until the first screen is shown, so that its code does not delay it. */
  isLate?: true;
  /** Whether this browser can run it; nothing is loaded where it cannot. Without it, every browser can. */
  canRun?: (page: Document) => boolean;
  code: () => Promise<Plugin>;
}

/** All plugins. Each is loaded only when the config asks for it. */
export const PLUGINS: readonly PluginRow[] = [
  {
    isWanted: ({ debug }) => debug,
    code: async () => (await import('../plugins/debug/attach-debug.ts')).attachDebug,
  },
  {
    isWanted: ({ agents }) => agents,
    canRun: (page) => 'modelContext' in page,
    code: async () => (await import('../plugins/agents/attach-agents.ts')).attachAgents,
  },
  {
    // Always: the page decides by `consent` and `analytics` what is stored and sent, and may change both at any time.
    isWanted: () => true,
    isLate: true,
    code: async () => (await import('../plugins/measuring/attach-measuring.ts')).attachMeasuring,
  },
  {
    isWanted: ({ structuredData }) => structuredData,
    code: async () =>
      (await import('../plugins/structured-data/attach-structured-data.ts')).attachStructuredData,
  },
];
