'use client';

import type {
  CheckoutEvent,
  CheckoutEventMap,
  CheckoutEventName,
  MerchantCheckoutElement,
  MerchantCheckoutProperties,
} from 'merchant-checkout';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type DetailedHTMLProps,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
} from 'react';

import type { ElementProps } from './element-props.js';
import { ATTRIBUTE_NAMES, HANDLER_NAMES, SECRET_PROPERTIES } from './names.ts';

/** A handler per event of the element: `onReserved`, `onPaid` ...; `preventDefault()` cancels those that can be. */
export type MerchantCheckoutHandlers = {
  [Name in CheckoutEventName as `on${Capitalize<Name>}`]?:
    | ((event: CheckoutEvent<Name>) => void)
    | undefined;
};

type OwnProps = {
  [Name in keyof MerchantCheckoutProperties]?: MerchantCheckoutProperties[Name] | null | undefined;
};

/** The element's properties and events, besides what every HTML element takes. */
export type MerchantCheckoutProps = OwnProps &
  MerchantCheckoutHandlers &
  Omit<HTMLAttributes<MerchantCheckoutElement>, keyof OwnProps | keyof MerchantCheckoutHandlers>;

type TagListeners = {
  [Name in keyof CheckoutEventMap as `on${Name}`]?:
    | ((event: CheckoutEventMap[Name]) => void)
    | undefined;
};

/** The tag itself, for React 19, which sets properties and hears events of custom elements. */
type TagProps = ElementProps &
  TagListeners & { class?: string | undefined } & Omit<
    DetailedHTMLProps<HTMLAttributes<MerchantCheckoutElement>, MerchantCheckoutElement>,
    keyof ElementProps
  >;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'merchant-checkout': TagProps;
    }
  }
}

type Values = Readonly<Record<string, unknown>>;

const HANDLERS = Object.entries(HANDLER_NAMES);

const HANDLER_PROPS: ReadonlySet<string> = new Set(Object.values(HANDLER_NAMES));

/** A server has no layout, and older React warns there. */
const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The attributes that React writes into the markup, on the server too: data as JSON, and no secrets. */
function markupOf(props: Values): Record<string, unknown> {
  const markup: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const attribute = ATTRIBUTE_NAMES[name];
    if (HANDLER_PROPS.has(name) || SECRET_PROPERTIES.includes(name) || value === undefined)
      continue;
    if (!attribute) markup[name === 'className' ? 'class' : name] = value;
    else if (value !== null)
      markup[attribute] = typeof value === 'string' ? value : JSON.stringify(value);
  }
  return markup;
}

/**
 * `<merchant-checkout>` as a React component; on a server it renders the tag. A `ref` gives the element with its methods.
 * The entries of the package import the element with it: `react` with a React of its own, `react-shared` with the app's.
 */
export const MerchantCheckout: ForwardRefExoticComponent<
  MerchantCheckoutProps & RefAttributes<MerchantCheckoutElement>
> = forwardRef<MerchantCheckoutElement, MerchantCheckoutProps>(
  function MerchantCheckout(props, ref) {
    const own = useRef<MerchantCheckoutElement | null>(null);
    const latest = useRef<Values>(props);
    useImperativeHandle<MerchantCheckoutElement | null, MerchantCheckoutElement | null>(
      ref,
      () => own.current,
    );

    useCommitEffect(() => {
      const before = latest.current;
      const values: Values = props;
      latest.current = values;
      const element = own.current;
      if (!element) return;
      for (const name of SECRET_PROPERTIES) {
        if (name in values || name in before) Reflect.set(element, name, values[name] ?? null);
      }
      // React 19 sets a removed `lang` to the text "undefined", and leaves an attribute that a server wrote.
      for (const name of Object.keys(before)) {
        const attribute = ATTRIBUTE_NAMES[name];
        if (attribute && values[name] == null) element.removeAttribute(attribute);
      }
    });

    useCommitEffect(() => {
      const element = own.current;
      const ended = new AbortController();
      for (const [name, prop] of HANDLERS) {
        const listener = (event: Event): void => {
          const handler = latest.current[prop];
          if (typeof handler === 'function') handler(event);
        };
        element?.addEventListener(`merchant-checkout:${name}`, listener, ended);
      }
      return () => ended.abort();
    }, []);

    return <merchant-checkout {...markupOf(props)} ref={own} />;
  },
);
