import { selectFlow } from '../../flow/select-flow.ts';
import {
  attributeName,
  ATTRIBUTES,
  propertyName,
  type AttributeKey,
} from '../../lib/config/attributes.ts';
import { RELEASE } from '../../lib/limits.ts';
import type { CheckoutState, PluginContext } from '../plugin-context.ts';
import {
  CONFIG_KEYS,
  configLine,
  misspeltLines,
  missingTextLines,
  explainFlow,
  sourceOf,
  type ValueSource,
} from './debug-lines.ts';
import { createReport } from './debug-report.ts';
import { createDebugPanel, type DebugSections } from './debug-panel.ts';
import { watchPage } from './watch-page.ts';

/** The attribute's value as the table parses it; undefined without one that can be used. */
function parsedAttribute(element: HTMLElement, key: AttributeKey): unknown {
  const text = element.getAttribute(attributeName(key));
  const result = text === null ? null : ATTRIBUTES[key].parse(text);
  return result?.ok ? result.value : undefined;
}

/** The source of an attribute's value: the element, or the brand's configuration. */
function sourceIn(state: CheckoutState, element: HTMLElement, key: AttributeKey): ValueSource {
  const attribute = parsedAttribute(element, key);
  const own: unknown =
    key === 'lang' ? (attribute ?? null) : Reflect.get(element, propertyName(key));
  const isLinked = state.config.linked.includes(key);
  return sourceOf(key, { isLinked, attribute, own, env: state.brand });
}

/** The name of an attribute's value in the config. */
const configKey = (key: AttributeKey) => (key === 'lang' ? 'language' : key);

type SourcedKey = readonly [key: AttributeKey, source: ValueSource];

/** The source of every value; those that are set come first. */
function sourcedKeys(state: CheckoutState, element: HTMLElement): readonly SourcedKey[] {
  const all = CONFIG_KEYS.map((key): SourcedKey => {
    const source = sourceIn(state, element, key);
    // Two attributes name one cart.
    const isOther = key === 'cartItems' && source === 'default';
    return [key, isOther ? sourceIn(state, element, 'cart') : source];
  });
  return [...all.filter(isSet), ...all.filter((each) => !isSet(each))];
}

const isSet = ([, source]: SourcedKey) => source !== 'default';

function flowLines(state: CheckoutState, keys: readonly SourcedKey[]): string[] {
  const { config, flow, problem, status, step } = state;
  const given = keys.filter(isSet).map(([key]) => key);
  const why = explainFlow(flow, selectFlow(config), given);
  return [
    `flow: ${flow}, ${why}`,
    `status: ${status}`,
    ...(step ? [`step: ${step}`] : []),
    ...(problem ? [`problem: ${problem}`] : []),
  ];
}

function writeGroup({ console }: typeof globalThis, title: string, sections: DebugSections): void {
  console.groupCollapsed(title);
  for (const [name, lines] of Object.entries(sections)) console.info([name, ...lines].join('\n  '));
  console.groupEnd();
}

/** Shows the page's developer what happens, in a panel and a console group; returns dispose. Contract section 1 "debug". */
export function attachDebug(checkout: PluginContext): (() => void) | null {
  const { element } = checkout;
  const page = element.ownerDocument.defaultView;
  if (!page) return null;
  const stop = new AbortController();
  const title = `<merchant-checkout> ${RELEASE} debug`;
  const { middleware } = checkout.state().config;
  const report = async () => {
    const { config } = checkout.state();
    const given = sourcedKeys(checkout.state(), element)
      .filter(([, source]) => source !== 'default' && source !== 'entity')
      .map(([key]) => [key, Reflect.get(config, configKey(key))] as const);
    const { host } = checkout;
    const recording = await createReport({
      values: given,
      lines: sections(),
      middleware,
      reads: log.reads,
      fetch: (address) => page.fetch(address, { credentials: 'omit', redirect: 'manual' }),
      now: () => host.now(),
    });
    return JSON.stringify(recording, null, 1);
  };
  const panel = createDebugPanel(element.ownerDocument, title, report);
  const sections = (): DebugSections => {
    const state = checkout.state();
    const keys = sourcedKeys(state, element);
    return {
      Config: [
        // Other names, such as `part`, are the browser's.
        ...misspeltLines(element.getAttributeNames().filter((name) => !(name in element))),
        ...missingTextLines(state.step, state.config.texts),
        ...keys.map(([key, source]) =>
          configLine(key, Reflect.get(state.config, configKey(key)), source),
        ),
      ],
      Flow: flowLines(state, keys),
      'Loads of this page': log.loads,
      Events: log.events,
      'Blocked by a policy': log.blocked,
    };
  };
  let isDue = false;
  const draw = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      if (stop.signal.aborted) return;
      // Another mode replaces the content of the shadow root.
      if (!panel.node.isConnected) element.shadowRoot?.append(panel.node);
      panel.show(sections());
    });
  };
  const log = watchPage({
    element,
    page,
    middleware,
    onLine: draw,
    signal: stop.signal,
  });
  let written: CheckoutState['status'] = 'loading';
  const update = () => {
    draw();
    const { status } = checkout.state();
    if (status !== written && status !== 'loading') writeGroup(page, title, sections());
    written = status;
  };
  const unwatch = checkout.onChange(update);
  update();
  return () => {
    stop.abort();
    unwatch();
    panel.node.remove();
  };
}
