import { ATTRIBUTE_KEYS, attributeName } from '../lib/config/attributes.ts';
import type { FlowType } from '../flow/flow-table.ts';
import { parseCartItems, type CartItemRequest } from '../lib/config/cart-items.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { ErrorCode } from '../lib/error/error-code.ts';
import { emitCheckoutEvent, emitConfigError } from '../platform/host/checkout-events.ts';
import { createDeferred } from './deferred-promise.ts';
import { withRetry } from './with-retry.ts';
import { createAppCommands } from './app-commands.ts';
import { CheckoutProperties } from './checkout-properties.ts';
import { loadChunks, startSession, type CheckoutSession } from './checkout-session.ts';
import { createConfigReader } from './config-reader.ts';
import type { ElementEnvironment } from './element-environment.ts';
import { createLazyWait } from './lazy-wait.ts';
import { listenToTriggers, type Trigger } from './open-triggers.ts';
import type { ChosenFreeTime, ChosenParty } from './times-mode/times-view.ts';
import { ACTIVITY, createActivity } from '../platform/host/activity.ts';
import { RETURN_MARKER } from '../lib/limits.ts';
import type { Failure } from '../platform/i18n/texts.ts';
import { createShell } from './shell.ts';
import { createTimesModeLoader } from './times-mode-loader.ts';

/** The reason with which `ready` and `refresh()` reject; an `error` event has the details. */
const NOT_SHOWN = 'The checkout cannot be shown.';

/**
 * `<merchant-checkout>`: books, orders and sells vouchers for a merchant inside any page. Attributes
 * are listed in `attributes.ts`, events in `checkout-events.ts`. Its children show until it is ready
 * and when nothing else can be shown. Contract section 1.
 */
export abstract class MerchantCheckoutElement extends CheckoutProperties {
  static readonly observedAttributes = ATTRIBUTE_KEYS.map(attributeName);

  /** What the element is doing, for `idle` of the testing helpers. */
  readonly [ACTIVITY] = createActivity();
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #read = createConfigReader(this);
  readonly #commands = createAppCommands((error) => this.#report('internal', String(error)));
  readonly #shell = createShell({
    host: this,
    root: this.#root,
    onLaunch: (launcher) => this.#open(launcher),
    onApproach: () => this.#preload(),
    onClose: () => {
      this.#wanted = null;
      this.#times.refresh();
      emitCheckoutEvent(this, 'close', {});
    },
    onAction: (failure) => {
      if (failure === 'outdated') window.location.reload();
      else this.restart();
    },
  });
  /** The next free times of `mode="times"`. */
  readonly #times = createTimesModeLoader({
    root: this.#root,
    place: this.#shell.times,
    activity: this[ACTIVITY],
    onChoose: (chosen, button) => this.#choose(chosen, button),
    onApproach: () => this.#preload(),
    onLoaded: () => this.changed(),
    onError: (error) => this.#report('network', String(error)),
  });
  readonly #lazyWait = createLazyWait(this, () => this.changed());
  #config: CheckoutConfig | null = null;
  #session: CheckoutSession | null = null;
  #ready = createDeferred();
  /** Set if the dialog is to be open; focus returns to the trigger. */
  #wanted: { trigger: Trigger | null } | null = null;
  /** The chunk of modal and button mode has loaded or is loading. */
  #hasDialogMode = false;
  #updateIsDue = false;
  /** Aborts when the element leaves the page, not when it is moved. */
  #stay: AbortController | null = null;

  constructor() {
    super();
    this.applyEarlyValues();
  }

  protected abstract get environment(): ElementEnvironment;

  /** Resolves when the first step shows. Rejects if nothing can be shown, with an `AbortError` if the element is removed before. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Opens the dialog of modal, button and times mode. */
  open(): void {
    this.#open(null);
  }

  /** Closes the dialog of modal, button and times mode and keeps the entered details. Inline, it only sends the `close` event. */
  close(): void {
    if (this.#config?.mode === 'inline') return void emitCheckoutEvent(this, 'close', {});
    this.#wanted = null;
    this.#shell.dialogMode?.close();
  }

  /** Returns to the previous step. */
  back(): void {
    this.#lazyWait.need();
    this.#commands.run((app) => app.back());
  }

  /** Starts another flow, by its name. */
  goTo(flow: FlowType): void {
    this.#lazyWait.need();
    this.#commands.run((app) => app.goTo(flow));
  }

  /** Restarts the flow; after a fatal error it loads everything again. */
  restart(): void {
    this.#lazyWait.need();
    if (this.#session) this.#commands.run((app) => app.restart());
    else this.changed();
  }

  /** Replaces the items of the cart, including those of attributes and the page's URL. */
  setCart(items: readonly CartItemRequest[]): void {
    const result = parseCartItems(items);
    if (result.takes) emitConfigError(this, 'setCart() takes id, productId, qty.');
    if (!result.ok) return;
    this.#lazyWait.need();
    this.cart = [];
    this.cartItems = result.value;
  }

  /**
   * Loads the flow's data again, and all of the checkout after a failed load; resolves when that has ended, rejects if
   * it fails. Nothing is loaded before a dialog is opened: opening it loads everything.
   */
  refresh(): Promise<void> {
    this.#lazyWait.need();
    if (this.#config && !this.#session && !this.#updateIsDue) {
      if (this.#config.mode !== 'inline' && !this.#wanted) return Promise.resolve();
      this.changed();
    }
    return this.#commands.runAsync((app) => app.refresh());
  }

  connectedCallback(): void {
    this.#shell.adopt();
    if (!this.#stay) this.#arrive();
    this.#shell.dialogMode?.restore();
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion in one task.
    setTimeout(() => {
      if (!this.isConnected) this.#leave();
    });
  }

  /** Moved by `moveBefore`: everything stays as it is. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    this.changed();
  }

  protected override changed(): void {
    if (this.#updateIsDue || !this.#stay) return;
    this.#updateIsDue = true;
    queueMicrotask(() => {
      this.#updateIsDue = false;
      if (this.#stay) this.#update();
    });
  }

  #arrive(): void {
    const stay = new AbortController();
    this.#stay = stay;
    this.#shell.arrange(this.mode, 'pt_PT');
    listenToTriggers({
      // A page without a window opens nothing.
      page: this.ownerDocument.defaultView ?? window,
      answered: this.environment.answeredClicks,
      id: () => (this.#config && this.#config.mode !== 'inline' ? this.id : ''),
      onOpen: (trigger) => this.#open(trigger),
      onApproach: () => this.#preload(),
      signal: stay.signal,
    });
    this.changed();
  }

  #leave(): void {
    this.#stay?.abort();
    this.#stay = null;
    this.#lazyWait.reset();
    this.#times.dispose();
    this.#shell.dialogMode?.close();
    this.#end(new DOMException('The element was removed.', 'AbortError'));
    this.#ready = createDeferred();
    this.#config = null;
    this.#wanted = null;
    this.environment.queue.remove(this);
  }

  /** Applies the current attributes, properties and URL parameters. */
  #update(): void {
    this.environment.queue.add(this);
    const reading = this.#read(this.ownValues, this.environment);
    const { config } = reading;
    this.#config = config;
    this.#shell.arrange(config.mode, config.language);
    // First, because nothing is pressed before the times show.
    if (config.mode === 'times' && !reading.fatal && this.#lazyWait.isOver(config) && this.#stay)
      this.#times.show(config, this.environment.loaders, this.#stay.signal);
    if (config.mode !== 'inline') void this.#loadDialogMode(config);
    const { dialogMode } = this.#shell;
    if (this.#wanted && dialogMode?.open(this.#wanted.trigger) === false) this.#wanted = null;
    if (reading.fatal) this.#fail('config');
    else if (this.#session) this.#session.configure(config);
    else if (this.#mayLoad(config)) this.#start(config);
  }

  /** A dialog loads when it is opened, an inline element at once or, with `loading="lazy"`, when it is needed. */
  #mayLoad({ mode, loading }: CheckoutConfig): boolean {
    if (mode !== 'inline') return this.#wanted !== null;
    // A customer who comes back from a payment is waiting for its outcome.
    if (window.location.search.includes(RETURN_MARKER) || this.#lazyWait.isOver({ loading }))
      return true;
    // The skeleton reserves the checkout's space, so that nothing jumps.
    this.#shell.show('loading');
    return false;
  }

  /** Opens the dialog at what a press on the free times has chosen. */
  #choose(chosen: ChosenFreeTime | ChosenParty | null, button: HTMLElement): void {
    this.#open(button);
    if (chosen) this.#commands.run((app) => app.chooseTime(chosen));
  }

  /** Loads modal and button mode; a dialog that is opened meanwhile is remembered as `#wanted`. */
  async #loadDialogMode({ language }: CheckoutConfig): Promise<void> {
    const shell = this.#shell;
    const signal = this.#stay?.signal;
    if (this.#hasDialogMode || !signal) return;
    this.#hasDialogMode = true;
    try {
      const { dialogMode } = this.environment.loaders;
      shell.addDialogMode(
        (await this[ACTIVITY].during(withRetry(dialogMode, signal))).createDialogMode,
      );
      this.changed();
    } catch (error) {
      this.#hasDialogMode = false;
      const failure = await this.environment.loaders.classifyLoadError(error);
      if (signal.aborted) return;
      this.#report('network', String(error));
      shell.arrange('inline', language);
      this.#fail(failure);
    }
  }

  #start(config: CheckoutConfig): void {
    const shell = this.#shell;
    if (this.#ready.isSettled) this.#ready = createDeferred();
    shell.show('loading');
    this.#session = startSession({
      element: this,
      shadowRoot: this.#root,
      config,
      activity: this[ACTIVITY],
      loaders: this.environment.loaders,
      onApp: (app) => this.#commands.attach(app),
      onView: (view) => shell.mount(view),
      onReady: () => {
        shell.show('ready');
        if (this.#ready.isSettled) this.#ready = createDeferred();
        this.#ready.resolve();
      },
      onProblem: () => {
        shell.show('problem');
        this.#ready.reject(new Error(NOT_SHOWN));
      },
      onFatal: (failure, code, error) => {
        this.#report(code, String(error));
        this.#fail(failure);
      },
      onClose: () => this.close(),
      onStartOver: () => {
        this.#end(new Error(NOT_SHOWN));
        // The page greets the next customer, unless a script has opened the dialog: it may be all that the page shows.
        if (this.#wanted?.trigger) this.close();
        // Loads at once what is on the screen, and a closed dialog when it is opened.
        this.#update();
      },
    });
  }

  /** Shows the fallback; the next change or `restart()` tries again. */
  #fail(failure: Failure): void {
    this.#end(new Error(NOT_SHOWN));
    this.#shell.showFatal(failure);
  }

  /** Ends the session and rejects all pending promises with the reason. */
  #end(reason: Error): void {
    this.#session?.dispose();
    this.#session = null;
    this.#commands.drop(reason);
    this.#ready.reject(reason);
  }

  #open(trigger: Trigger | null): void {
    this.#wanted = { trigger };
    this.#lazyWait.need();
    this.changed();
  }

  /** Preloads the chunks before the dialog is opened. */
  #preload(): void {
    if (this.#session || !this.#config || !this.#stay) return;
    loadChunks(this.#config, this.environment.loaders, this.#stay.signal).catch(() => undefined);
  }

  #report(code: ErrorCode, message: string): void {
    emitCheckoutEvent(this, 'error', { code, status: null, message });
  }
}
