import type { CartEntry } from '../features/cart/rules/server-cart-schema.ts';
import type { CampaignInfo } from '../features/offer/rules/campaign.ts';
import type { MeasuredOffer, transactionEvent } from '../features/offer/rules/offer-events.ts';
import type { PriceList } from '../features/offer/rules/shop.ts';
import type { Shop, ShopService } from '../features/offer/rules/shop-services.ts';
import type { FlowType, StepId } from '../flow/flow-table.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Ga4Event } from '../lib/ga4-event.ts';
import type { ApiContext } from '../platform/api/api-context.ts';
import type { DEFAULT_ENTITY_CONFIG } from '../platform/api/schema/entity-config.ts';
import type { Host } from '../platform/host/host.ts';
import type { CheckoutPlan } from './checkout-plan.ts';

/** A product of the server's cart, as a plugin sees it. */
export type CheckoutProduct = Readonly<
  Pick<CartEntry, 'name' | 'description' | 'image' | 'unitCents' | 'currency'>
>;

/** Stands for a secret that is set. */
export const REDACTED = '(set)';

/** What is on offer; null for what the flow has not loaded. Contains nothing about the visitor. */
export interface CheckoutOffer {
  readonly campaign: CampaignInfo | null;
  readonly shop: Shop | null;
  /** The menu that the screen shows. */
  readonly priceList: PriceList | null;
  /** The service that is booked. */
  readonly service: ShopService | null;
}

/** The visit as analytics describe it. Contains nothing about the visitor. */
export interface CheckoutVisit {
  /** The listed services; null without any. */
  readonly listed: MeasuredOffer | null;
  /** The booking or order; null before there is one. */
  readonly offer: MeasuredOffer | null;
  /** The accepted booking, order or offer; null before that. */
  readonly transaction: Readonly<Parameters<typeof transactionEvent>[0]> | null;
  /** Whether the result of bought vouchers is known. */
  readonly hasVoucherResult: boolean;
  /**
   * The id of the completed transaction: a booking, an order that is not paid online, points, or vouchers that the server
   * reports as paid; null until then. Only the platform's server learns whether an online order was paid.
   */
  readonly completedId: string | null;
  /** The points of a campaign that gives some, as counted or promised. */
  readonly points: number;
}

/** The state of one checkout that plugins may read. Each change makes another object. */
export interface CheckoutState {
  /**
   * With `REDACTED` in place of tokens and the session. With the page's personal values: a plugin that shows
   * values leaves these out.
   */
  readonly config: Readonly<CheckoutConfig>;
  /** The settings of the brand that stand in for attributes, by property name. */
  readonly brand: Readonly<(typeof DEFAULT_ENTITY_CONFIG)['env']>;
  readonly language: LanguageCode;
  readonly status: 'loading' | 'ready' | 'failed';
  /** The kind of problem of a failed flow; null without one. */
  readonly problem: string | null;
  /** The flow on the screen; before the first step, the one that the config or `goTo()` asks for. */
  readonly flow: FlowType;
  /** Null before the first step. */
  readonly step: StepId | null;
  readonly offer: CheckoutOffer;
  readonly visit: CheckoutVisit;
}

/** All that a plugin gets of its checkout, beside the events of the element. */
export interface PluginContext {
  readonly element: HTMLElement;
  readonly host: Pick<
    Host,
    | 'activity'
    | 'after'
    | 'cookies'
    | 'cookieWriter'
    | 'elementKey'
    | 'now'
    | 'pageUrl'
    | 'track'
    | 'warn'
  >;
  /** The current state; the same object until something changes. */
  state(): CheckoutState;
  /** Calls a listener after each change of the state or of the products; returns a function that ends this. */
  onChange(listener: () => void): () => void;
  readonly fetch: ApiContext['fetch'];
  /** Identifies the run of the flow: another object after each start. */
  run(): object;
  /** The maps service's token of the page, which the state leaves out as a secret; null without one. */
  mapsToken(): string | null;
  /** Whether a fact about a transaction is new, in all tabs and for 30 days; stores it, so it must not be personal. */
  isFirst(fact: string): Promise<boolean>;
  /** Calls `before` and tracks a transaction, once, also across reloads; stores only its id. */
  trackOnce(transactionId: string, event: Ga4Event, before?: () => void): Promise<void>;
  /** The products in the server's cart. Loads their code, and rejects if that fails. */
  products(): Promise<readonly CheckoutProduct[]>;
  /** What an assistant can plan. Loads its code, and rejects if that fails. */
  plan(): Promise<CheckoutPlan>;
  /** The part of the screen that the customer can use: an open dialog, else the step; null if neither is shown. */
  front(): HTMLElement | null;
}

/** Starts a plugin and returns a function that stops it; null if it cannot run in this page. */
export type Plugin = (context: PluginContext) => (() => void) | null;
