import {
  ATTRIBUTE_KEYS,
  attributeName,
  ATTRIBUTES,
  propertyName,
  type AttributeKey,
} from '../lib/config/attributes.ts';
import type { AttributeProperties } from '../lib/config/attribute-types.ts';
import { toText } from '../lib/config/text.ts';
import { findOwn, readValue, type OwnValues } from './read-config.ts';

/** `lang` is every element's own property and writes its attribute. */
const PROPERTY_KEYS = ATTRIBUTE_KEYS.filter((key) => key !== 'lang');

/**
 * `HTMLElement`, or a stand-in on a server, where the module can be imported too. The class below defines the
 * properties of this type from the same table.
 */
const BaseElement: new () => HTMLElement & AttributeProperties =
  Reflect.get<object, string>(globalThis, 'HTMLElement') ?? Object;

/**
 * Every attribute as a property. Reading one gives the element's own value
 * in use: property, else attribute, else default. Setting null or undefined unsets a property.
 * Only `mode`, `theme` and `lang` write their attribute: no token or cart shows in the page.
 */
export abstract class CheckoutProperties extends BaseElement {
  readonly #values = new Map<AttributeKey, unknown>();

  /** A value has changed. */
  protected abstract changed(): void;

  protected get ownValues(): OwnValues {
    return {
      attribute: (name) => this.getAttribute(name),
      property: (key) => this.#values.get(key),
    };
  }

  /** Applies properties that were set before the element was defined; called once it is complete. */
  protected applyEarlyValues(): void {
    for (const key of PROPERTY_KEYS) {
      const name = propertyName(key);
      // It hides its accessor: delete it and store its value.
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.#store(key, value);
    }
  }

  #store(key: AttributeKey, value: unknown): void {
    if (!ATTRIBUTES[key].reflects) this.#values.set(key, value);
    else if (value == null) this.removeAttribute(attributeName(key));
    else this.setAttribute(attributeName(key), toText(value));
  }

  static {
    for (const key of PROPERTY_KEYS) {
      const descriptor: PropertyDescriptor & { __proto__: null } = {
        // A page may have added `value` or `writable` to `Object.prototype`.
        __proto__: null,
        configurable: true,
        enumerable: true,
        get(this: CheckoutProperties): unknown {
          return readValue(key, findOwn(key, this.ownValues), () => {});
        },
        set(this: CheckoutProperties, value: unknown) {
          this.#store(key, value);
          this.changed();
        },
      };
      Object.defineProperty(this.prototype, propertyName(key), descriptor);
    }
  }
}
