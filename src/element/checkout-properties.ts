import type { CartItemRequest } from '../lib/config/cart-items.ts';
import type {
  DefaultView,
  ElementMode,
  ReservationMode,
  ReservationType,
  ThemeChoice,
} from '../lib/config/checkout-config.ts';
import type { Links } from '../lib/config/links.ts';
import type { Prefill } from '../lib/config/prefill.ts';
import { toText } from '../lib/config/text.ts';
import { propertyName, type AttributeKey, type UrlParamsChoice } from './attribute-row.ts';
import { ATTRIBUTE_KEYS, ATTRIBUTES } from './attributes.ts';
import { findOwn, readValue, type OwnValues } from './read-config.ts';

/** What an id may be set to. */
type IdInput = string | number | null;

/** `lang` is every element's own property and writes its attribute. */
const PROPERTY_KEYS = ATTRIBUTE_KEYS.filter((key) => key !== 'language');

/** Where there is no page (a server that renders), the module can still be imported. */
const BaseElement = globalThis.HTMLElement ?? Object;

/**
 * Every attribute as a property. Reading one gives the value in use, as far as the element itself
 * says it: property, else attribute, else default. Setting null or undefined takes a property back.
 * Only `mode`, `theme` and `lang` write their attribute: no token or cart shows in the page.
 */
export abstract class CheckoutProperties extends BaseElement {
  declare middleware: string | null;
  declare shop: IdInput;
  declare campaign: IdInput;
  declare offerCode: IdInput;
  declare service: IdInput;
  declare entity: IdInput;
  declare provider: IdInput;
  declare qr: boolean;
  declare products: boolean;
  declare menu: boolean;
  declare services: boolean;
  declare reservationType: ReservationType | null;
  declare reservationMode: ReservationMode | null;
  declare defaultView: DefaultView | null;
  declare cartItems: readonly CartItemRequest[] | string | null;
  declare cart: readonly CartItemRequest[] | string | null;
  declare referralCode: string | null;
  declare channel: string | null;
  declare channelManager: string | null;
  declare sessionId: string | null;
  declare rwgToken: string | null;
  declare userId: IdInput;
  declare token: string | null;
  declare externalToken: string | null;
  declare allowGuestLogin: boolean;
  declare canBookDate: boolean;
  declare canBuyVoucher: boolean;
  declare clientApplication: string;
  declare clientPlatform: string;
  declare showClose: boolean;
  declare urlParams: UrlParamsChoice;
  declare mode: ElementMode;
  declare theme: ThemeChoice;
  declare timeZone: string;
  declare prefill: Prefill | string;
  declare hostName: string | null;
  declare parentOrigin: string | null;
  declare mapsPartnerId: IdInput;
  declare imageLoader: string | null;
  declare analytics: 'off' | 'datalayer';
  declare idempotency: 'off' | 'header';
  declare links: Links | string;
  declare cspNonce: string | null;

  readonly #values = new Map<AttributeKey, unknown>();

  /** A value has changed. */
  protected abstract changed(): void;

  protected get ownValues(): OwnValues {
    return {
      attribute: (name) => this.getAttribute(name),
      property: (key) => this.#values.get(key),
    };
  }

  /** Takes over what was set before the element was defined; called once it is complete. */
  protected takeEarlyValues(): void {
    for (const key of PROPERTY_KEYS) this.#takeEarlyValue(key);
  }

  /** A property that was set before the element was defined shadows its accessor: set it again. */
  #takeEarlyValue(key: AttributeKey): void {
    const name = propertyName(ATTRIBUTES[key].attribute);
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    this.#store(key, value);
  }

  #store(key: AttributeKey, value: unknown): void {
    const { attribute, reflects } = ATTRIBUTES[key];
    if (!reflects) this.#values.set(key, value);
    else if (value == null) this.removeAttribute(attribute);
    else this.setAttribute(attribute, toText(value));
  }

  static {
    for (const key of PROPERTY_KEYS) {
      Object.defineProperty(this.prototype, propertyName(ATTRIBUTES[key].attribute), {
        configurable: true,
        enumerable: true,
        get(this: CheckoutProperties): unknown {
          return readValue(key, findOwn(key, this.ownValues), () => {});
        },
        set(this: CheckoutProperties, value: unknown) {
          this.#store(key, value);
          this.changed();
        },
      });
    }
  }
}
