import type { CartEntry } from '../features/cart/rules/server-cart.ts';
import type { CampaignInfo } from '../features/offer/rules/campaign.ts';
import type { PriceList } from '../features/offer/rules/shop.ts';
import type { Shop, ShopService } from '../features/offer/rules/shop-services.ts';
import type { FlowType, StepId } from '../flow/flow-table.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Host } from '../platform/host/host.ts';

/** A product of the server's cart, as a plugin sees it. */
export type CheckoutProduct = Readonly<
  Pick<CartEntry, 'name' | 'description' | 'image' | 'unitCents' | 'currency'>
>;

/** What is on offer; null for what the flow has not loaded. Contains nothing about the visitor. */
export interface CheckoutOffer {
  readonly campaign: CampaignInfo | null;
  readonly shop: Shop | null;
  /** The menu that the screen shows. */
  readonly priceList: PriceList | null;
  /** The service that is booked. */
  readonly service: ShopService | null;
}

/** The state of one checkout that plugins may read. Each change makes another object. */
export interface CheckoutState {
  /** With secrets and personal values of the page: a plugin that shows values leaves these out. */
  readonly config: Readonly<CheckoutConfig>;
  /** The settings of the brand that stand in for attributes, by property name. */
  readonly brand: object;
  readonly language: LanguageCode;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The kind of problem of a failed flow; null without one. */
  readonly problem: string | null;
  /** The flow on the screen; before the first step, the one that the config or `goTo()` asks for. */
  readonly flow: FlowType;
  /** Null before the first step. */
  readonly step: StepId | null;
  readonly offer: CheckoutOffer;
}

/** All that a plugin gets of its checkout, beside the events of the element. */
export interface PluginContext {
  readonly element: HTMLElement;
  readonly host: Pick<Host, 'after' | 'elementKey' | 'now' | 'pageUrl' | 'warn'>;
  /** The current state; the same object until something changes. */
  state(): CheckoutState;
  /** Calls a listener after each change of the state or of the products; returns a function that ends this. */
  onChange(listener: () => void): () => void;
  /** The products in the server's cart. Loads their code, and rejects if that fails. */
  products(): Promise<readonly CheckoutProduct[]>;
  /** The part of the screen that the customer can use: an open dialog, else the step; null if neither is shown. */
  front(): HTMLElement | null;
}

/** Starts a plugin and returns a function that stops it; null if it cannot run in this page. */
export type Plugin = (context: PluginContext) => (() => void) | null;
