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
import {
  CONFIG_KEYS,
  configLine,
  misspeltLines,
  whyFlow,
  sourceOf,
  type ValueSource,
} from './debug-lines.ts';
import { createDebugPanel, type DebugSections } from './debug-panel.ts';
import { watchPage } from './watch-page.ts';

/** The attribute's value as the table parses it; undefined without one that can be used. */
function parsedAttribute(element: HTMLElement, key: AttributeKey): unknown {
  const text = element.getAttribute(attributeName(key));
  const result = text === null ? null : ATTRIBUTES[key].parse(text);
  return result?.ok ? result.value : undefined;
}

/** The source of an attribute's value: the element, or the brand's configuration. */
function sourceIn(store: Store, element: HTMLElement, key: AttributeKey): ValueSource {
  const attribute = parsedAttribute(element, key);
  const own: unknown =
    key === 'lang' ? (attribute ?? null) : Reflect.get(element, propertyName(key));
  const isLinked = store.get(configAtom).linked.includes(key);
  return sourceOf(key, { isLinked, attribute, own, env: store.get(entityConfigAtom).env });
}

type SourcedKey = readonly [key: AttributeKey, source: ValueSource];

/** The source of every value; those that are set come first. */
function sourcedKeys(store: Store, element: HTMLElement): readonly SourcedKey[] {
  const all = CONFIG_KEYS.map((key): SourcedKey => {
    const source = sourceIn(store, element, key);
    // Two attributes name one cart.
    const isOther = key === 'cartItems' && source === 'default';
    return [key, isOther ? sourceIn(store, element, 'cart') : source];
  });
  return [...all.filter(isSet), ...all.filter((each) => !isSet(each))];
}

const isSet = ([, source]: SourcedKey) => source !== 'default';

function flowLines(store: Store, keys: readonly SourcedKey[]): string[] {
  const entry = store.get(currentEntryAtom);
  const flow = entry?.flow ?? store.get(askedFlowAtom);
  const given = keys.filter(isSet).map(([key]) => key);
  const why = whyFlow(flow, selectFlow(store.get(configAtom)), given);
  const status = store.get(flowStatusAtom);
  return [
    `flow: ${flow}, ${why}`,
    `status: ${status.status}`,
    ...(entry ? [`step: ${entry.step}`] : []),
    ...(status.status === 'failed' ? [`problem: ${status.problem.kind}`] : []),
  ];
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
  const sections = (): DebugSections => {
    const values = store.get(configAtom);
    const keys = sourcedKeys(store, element);
    return {
      Config: [
        // Other names, such as `part`, are the browser's.
        ...misspeltLines(element.getAttributeNames().filter((name) => !(name in element))),
        ...keys.map(([key, source]) =>
          configLine(key, Reflect.get(values, key === 'lang' ? 'language' : key), source),
        ),
      ],
      Flow: flowLines(store, keys),
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
