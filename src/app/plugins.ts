import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Plugin } from '../plugins/plugin-context.ts';

/** A plugin: the attribute that asks for it, where it can run, and its code. */
interface PluginRow {
  attribute: keyof Pick<CheckoutConfig, 'agents' | 'debug' | 'structuredData'>;
  /** Whether this browser can run it; nothing is loaded where it cannot. Without it, every browser can. */
  canRun?: (page: Document) => boolean;
  code: () => Promise<Plugin>;
}

/** All plugins. Each is loaded only when its attribute is set. */
export const PLUGINS: readonly PluginRow[] = [
  {
    attribute: 'debug',
    code: async () => (await import('../plugins/debug/attach-debug.ts')).attachDebug,
  },
  {
    attribute: 'agents',
    canRun: (page) => 'modelContext' in page,
    code: async () => (await import('../plugins/agents/attach-agents.ts')).attachAgents,
  },
  {
    attribute: 'structuredData',
    code: async () =>
      (await import('../plugins/structured-data/attach-structured-data.ts')).attachStructuredData,
  },
];
