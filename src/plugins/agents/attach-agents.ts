import { platformLanguage } from '../../lib/config/language.ts';
import type { PluginContext } from '../plugin-context.ts';
import type { CheckoutPlan } from '../checkout-plan.ts';
import { planTools } from './plan-tools.ts';
import { screenTools, type Screen, type ScreenTool } from './screen-tools.ts';

/** What is still to come on a screen, such as its code. */
const UNFINISHED = '[aria-busy=true], .mc-skeletons';

/** A screen has settled after this time without a change, once nothing is under way. */
const QUIET_MS = 150;

/** How long an answer waits for a screen that does not settle. */
const PATIENCE_MS = 30_000;

/** The parts of WebMCP used here: https://webmachinelearning.github.io/webmcp. */
interface ModelContext {
  /** Rejects when the signal is aborted before the tool is registered, and where the page may not offer tools. */
  registerTool(tool: ScreenTool, options: { signal: AbortSignal }): Promise<unknown>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext;
  }
}

/** Offers a browser's assistant what the customer can do on the screen; returns dispose. Contract section 1 "agents". */
export function attachAgents(checkout: PluginContext): (() => void) | null {
  const { element, host } = checkout;
  const { shadowRoot: root, ownerDocument } = element;
  const { modelContext: context } = ownerDocument;
  if (!context || !root) return null;
  const prefix = `merchant_checkout_${host.elementKey().replaceAll(/\W/g, '_')}`;
  let offered = '';
  let offer = new AbortController();
  let changes = 0;
  let cancel = () => {};
  let plan: CheckoutPlan | null = null;
  let isOver = false;

  const screen = (): Screen | null => {
    const { status, step, language } = checkout.state();
    const front = checkout.front();
    if (!step || !front?.checkVisibility() || status !== 'ready') return null;
    return { front, step, language: platformLanguage(language) };
  };
  const isUnfinished = () => host.activity.isOpen() || root.querySelector(UNFINISHED) !== null;
  /** Ends the waits of the answers that are still to come. */
  const endWaits = new Set<() => void>();
  const untilQuiet = (): Promise<void> =>
    new Promise((resolve) => {
      let before = changes;
      const look = () => {
        if (changes === before && !isUnfinished()) return end();
        before = changes;
        cancelLook = host.after(QUIET_MS, look, { endless: true });
      };
      const end = () => {
        endWaits.delete(end);
        cancelLook();
        cancelLimit();
        resolve();
      };
      let cancelLook = host.after(QUIET_MS, look, { endless: true });
      const cancelLimit = host.after(PATIENCE_MS, end);
      endWaits.add(end);
    });
  const settled = async (): Promise<void> => {
    if (!isOver) await untilQuiet();
    update();
  };
  const stop = () => {
    isOver = true;
    for (const end of endWaits) end();
    observer.disconnect();
    cancel();
    offer.abort();
  };
  const register = async (tools: readonly ScreenTool[], signal: AbortSignal): Promise<void> => {
    try {
      await Promise.all(tools.map(async (tool) => context.registerTool(tool, { signal })));
    } catch (error) {
      if (signal.aborted) return;
      stop();
      host.warn(`The browser refuses the tools for assistants: ${String(error)}`);
    }
  };
  const update = () => {
    if (isOver) return;
    const shown = screen();
    const access = { screen, settled };
    const tools = shown
      ? [
          ...screenTools(prefix, shown, access),
          ...(plan ? planTools(prefix, plan, shown.language, access) : []),
        ]
      : [];
    const next = JSON.stringify(tools);
    if (next === offered) return;
    offered = next;
    offer.abort();
    offer = new AbortController();
    void register(tools, offer.signal);
  };
  const observer = new MutationObserver(() => {
    changes += 1;
    cancel();
    cancel = host.after(QUIET_MS, update);
  });
  observer.observe(root, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  update();
  const loadPlan = async (): Promise<void> => {
    try {
      plan = await checkout.plan();
    } catch {
      // The tools of the screen work without it.
    }
    update();
  };
  void loadPlan();
  return stop;
}
