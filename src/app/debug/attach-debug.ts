import { configAtom, entityConfigAtom, type Store } from '../../context/checkout-context.ts';
import { askedFlowAtom, currentEntryAtom, flowStatusAtom } from '../../flow/state/flow-atoms.ts';
import { selectFlow } from '../../flow/select-flow.ts';
import {
  attributeName,
  ATTRIBUTES,
  propertyName,
  type AttributeKey,
} from '../../lib/config/attributes.ts';
import { WIDGET_VERSION } from '../../lib/element-limits.ts';
import { CONFIG_KEYS, configLine, whyFlow, sourceOf, type ValueSource } from './debug-lines.ts';
import { createDebugPanel, type DebugSections } from './debug-panel.ts';
import { watchPage } from './watch-page.ts';

/** The attribute's value as the table parses it; undefined without one that can be used. */
function parsedAttribute(element: HTMLElement, key: AttributeKey): unknown {
  const text = element.getAttribute(attributeName(key));
  const result = text === null ? null : ATTRIBUTES[key].parse(text);
  return result?.ok ? result.value : undefined;
}

function standInOf(store: Store, key: AttributeKey): 'entity' | 'page' | null {
  const { env } = store.get(entityConfigAtom);
  if (key === 'mapsPartnerId') return env.mapsPartnerId ? 'entity' : null;
  if (key === 'links') return Object.keys(env.links).length > 0 ? 'entity' : null;
  return key === 'lang' || key === 'hostName' ? 'page' : null;
}

/** The source of an attribute's value: the element, or the brand's configuration. */
function sourceIn(store: Store, element: HTMLElement, key: AttributeKey): ValueSource {
  const attribute = parsedAttribute(element, key);
  const own: unknown =
    key === 'lang' ? (attribute ?? null) : Reflect.get(element, propertyName(key));
  return sourceOf({
    isLinked: store.get(configAtom).linked.includes(key),
    attribute,
    own,
    default: ATTRIBUTES[key].default,
    standIn: standInOf(store, key),
  });
}

function configLines(store: Store, element: HTMLElement): string[] {
  const values = store.get(configAtom);
  const rows = CONFIG_KEYS.map((key) => {
    // Two attributes name one cart.
    const parts = key === 'cartItems' ? (['cartItems', 'cart'] as const) : [key];
    const sources = parts.map((part) => sourceIn(store, element, part));
    const source = sources.find((each) => each !== 'default') ?? 'default';
    return {
      source,
      line: configLine(key, Reflect.get(values, key === 'lang' ? 'language' : key), source),
    };
  });
  const isSaid = ({ source }: (typeof rows)[number]) => source !== 'default';
  return [...rows.filter(isSaid), ...rows.filter((row) => !isSaid(row))].map(({ line }) => line);
}

function flowLines(store: Store, element: HTMLElement): string[] {
  const entry = store.get(currentEntryAtom);
  const flow = entry?.flow ?? store.get(askedFlowAtom);
  const config = store.get(configAtom);
  const given = CONFIG_KEYS.filter((key) => sourceIn(store, element, key) !== 'default');
  const hasCart = config.cartItems.length > 0;
  const why = whyFlow(flow, selectFlow(config), hasCart ? [...given, 'cartItems'] : given);
  const status = store.get(flowStatusAtom);
  const lines = [`flow: ${flow}, ${why}`, `status: ${status.status}`];
  if (entry) lines.push(`step: ${entry.step}`);
  if (status.status === 'failed') lines.push(`problem: ${status.problem.kind}`);
  return lines;
}

function writeGroup({ console }: typeof globalThis, title: string, sections: DebugSections): void {
  console.groupCollapsed(title);
  for (const [name, lines] of Object.entries(sections)) console.info([name, ...lines].join('\n  '));
  console.groupEnd();
}

/** Shows the page's developer what happens, in a panel and a console group; returns dispose. Contract section 1 "debug". */
export function attachDebug(store: Store, element: HTMLElement): (() => void) | null {
  const page = element.ownerDocument.defaultView;
  if (!page) return null;
  const stop = new AbortController();
  const title = `<merchant-checkout> ${WIDGET_VERSION} debug`;
  const panel = createDebugPanel(element.ownerDocument, title);
  const { middleware } = store.get(configAtom);
  const sections = (): DebugSections => ({
    Config: configLines(store, element),
    Flow: flowLines(store, element),
    'Loads of this page': log.loads,
    Events: log.events,
    'Blocked by a policy': log.blocked,
  });
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
    isOurs: (address) => address.startsWith(middleware) || /\/merchant-checkout/.test(address),
    onLine: draw,
    signal: stop.signal,
  });
  const update = () => {
    draw();
    if (store.get(flowStatusAtom).status !== 'loading') writeGroup(page, title, sections());
  };
  const stops = [
    ...[configAtom, currentEntryAtom, entityConfigAtom].map((each) => store.sub(each, draw)),
    store.sub(flowStatusAtom, update),
  ];
  update();
  return () => {
    stop.abort();
    for (const each of stops) each();
    panel.node.remove();
  };
}
