import type { CheckoutApp } from '../app/checkout-app.ts';
import type { CartItemRequest, CheckoutConfig } from '../domain/config/checkout-config.ts';
import { parseCartItems } from '../domain/config/parse-cart.ts';
import type { ErrorCode } from '../domain/error/error-code.ts';
import { emitCheckoutEvent } from '../host/events.ts';
import type { PageParamsSource } from '../host/page-params.ts';
import { warnIntegrator } from '../host/warn-integrator.ts';
import { ATTRIBUTE_KEYS, ATTRIBUTES } from './attributes.ts';
import { CheckoutProperties } from './checkout-properties.ts';
import { loadChunks, startSession, type CheckoutSession } from './checkout-session.ts';
import { createConfigReporter } from './config-reporter.ts';
import { createDeferred } from './deferred.ts';
import type { ElementLoaders } from './element-loaders.ts';
import { listenToTriggers } from './open-triggers.ts';
import type { PageQueue } from './page-queue.ts';
import { pushTracksToDataLayer } from './push-to-data-layer.ts';
import { readConfig, type ConfigReading } from './read-config.ts';
import { createShell, type Shell } from './shell.ts';
import { withRetry } from './with-retry.ts';

/** What one definition of the element gives to every element of its page. */
export interface ElementEnvironment {
  loaders: ElementLoaders;
  params: PageParamsSource;
  queue: PageQueue;
  scriptOrigin: string;
}

/**
 * `<merchant-checkout>`: books, orders and sells vouchers for a merchant inside any page. Attributes
 * are listed in `attributes.ts`, events in `checkout-events.ts`. Its children show until it is ready
 * and when nothing else can be shown. Contract section 1.
 */
export abstract class MerchantCheckoutElement extends CheckoutProperties {
  static readonly observedAttributes = ATTRIBUTE_KEYS.map((key) => ATTRIBUTES[key].attribute);

  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #reporter = createConfigReporter(this);
  #shell: Shell | null = null;
  #config: CheckoutConfig | null = null;
  #session: CheckoutSession | null = null;
  /** Commands given before there is a session. */
  #commands: ((app: CheckoutApp) => void)[] = [];
  #ready = createDeferred();
  /** Fixed when the element first connects. */
  #middleware: string | null = null;
  /** The dialog shall be open; focus returns to the trigger. */
  #wanted: { trigger: HTMLElement | null } | null = null;
  /** The chunk of modal and button mode is here or under way. */
  #hasDialogMode = false;
  #updateIsDue = false;
  /** Ends with the element's time in the page; a move in the page is no end. */
  #stay: AbortController | null = null;

  constructor() {
    super();
    this.takeEarlyValues();
  }

  protected abstract get environment(): ElementEnvironment;

  /** Settles when the first step shows; rejects when nothing can be shown. */
  get ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Opens the dialog of modal and button mode. */
  open(): void {
    this.#open(null);
  }

  /** Closes the dialog of modal and button mode; what was typed is kept. */
  close(): void {
    if (this.#config?.mode === 'inline') return void emitCheckoutEvent(this, 'close', {});
    this.#wanted = null;
    this.#shell?.close();
  }

  /** Goes one step back. */
  back(): void {
    this.#run((app) => app.back());
  }

  /** Starts another flow, by its name. */
  goTo(flow: string): void {
    this.#run((app) => app.goTo(flow));
  }

  /** Starts the flow anew; after a fatal error it loads everything again. */
  restart(): void {
    if (this.#session) this.#run((app) => app.restart());
    else this.changed();
  }

  /** Replaces the items of the cart, whatever attributes or the page's URL say of it. */
  setCart(items: readonly CartItemRequest[]): void {
    const result = parseCartItems(items);
    if (!result.ok) return this.#tell('config', `setCart() takes ${result.takes}.`);
    this.cart = [];
    this.cartItems = result.value;
  }

  /** Loads the flow's data again; settles when that has ended. */
  refresh(): Promise<void> {
    return new Promise((resolve) => {
      this.#run((app) => void app.refresh().finally(resolve));
    });
  }

  connectedCallback(): void {
    if (this.#stay) this.#shell?.restore();
    else this.#arrive();
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
    this.#shell ??= createShell({
      host: this,
      root: this.#root,
      onLaunch: (launcher) => this.#open(launcher),
      onApproach: () => this.#preload(),
      onDialogClose: () => this.#closed(),
      onRetry: () => this.restart(),
    });
    this.#shell.arrange(this.mode, 'pt_PT');
    listenToTriggers({
      page: this.ownerDocument,
      id: () => (this.#config && this.#config.mode !== 'inline' ? this.id : ''),
      onOpen: (trigger) => this.#open(trigger),
      onApproach: () => this.#preload(),
      signal: stay.signal,
    });
    pushTracksToDataLayer(this, () => this.#config?.analytics === 'datalayer', stay.signal);
    this.changed();
  }

  #leave(): void {
    this.#stay?.abort();
    this.#stay = null;
    this.#shell?.close();
    this.#session?.dispose();
    this.#session = null;
    this.#config = null;
    this.#wanted = null;
    this.environment.queue.remove(this);
  }

  /** Takes over what attributes, properties and the page's URL say now. */
  #update(): void {
    this.environment.queue.add(this);
    const reading = this.#read();
    const { config } = reading;
    this.#config = config;
    this.#shell?.arrange(config.mode, config.language);
    if (config.mode !== 'inline') void this.#loadDialogMode(config);
    if (this.#session) this.#session.configure(config);
    else if (reading.fatal) this.#fail();
    else if (config.mode === 'inline' || this.#wanted) this.#start(config);
    if (this.#wanted) this.#shell?.open(this.#wanted.trigger);
  }

  /** Brings what modal and button mode need; whoever opens the dialog meanwhile is remembered as `#wanted`. */
  async #loadDialogMode({ language }: CheckoutConfig): Promise<void> {
    const [shell, signal] = [this.#shell, this.#stay?.signal];
    if (this.#hasDialogMode || !shell || !signal) return;
    this.#hasDialogMode = true;
    try {
      shell.addDialogMode(await withRetry(this.environment.loaders.dialogMode, signal));
      this.changed();
    } catch (error) {
      this.#hasDialogMode = false;
      if (signal.aborted) return;
      this.#tell('network', String(error));
      shell.arrange('inline', language);
      this.#fail();
    }
  }

  #read(): ConfigReading {
    const { params, scriptOrigin } = this.environment;
    const page = {
      language: this.ownerDocument.documentElement.lang,
      scriptOrigin,
      params: () => params.read(),
    };
    const reading = readConfig(this.ownValues, page);
    const problems = [...reading.problems];
    const { middleware } = reading.config;
    if (!reading.fatal) this.#middleware ??= middleware;
    if (!reading.fatal && middleware !== this.#middleware) {
      const message = 'The attribute "middleware" is fixed when the element first connects.';
      problems.push({ key: 'middleware', input: middleware, message });
    }
    this.#reporter.report(problems);
    return { ...reading, config: { ...reading.config, middleware: this.#middleware ?? '' } };
  }

  #start(config: CheckoutConfig): void {
    const shell = this.#shell;
    if (!shell) return;
    if (this.#ready.isSettled) this.#ready = createDeferred();
    shell.showLoading();
    const session = startSession({
      element: this,
      root: this.#root,
      config,
      loaders: this.environment.loaders,
      onView: (view) => shell.mount(view),
      onReady: () => {
        shell.showReady();
        if (this.#ready.isSettled) this.#ready = createDeferred();
        this.#ready.resolve();
      },
      onProblem: () => {
        shell.showProblem();
        this.#ready.reject(new Error('The flow cannot be shown.'));
      },
      onError: (code, error) => this.#tell(code, String(error)),
      onFatal: () => this.#fail(),
      onClose: () => this.close(),
    });
    this.#session = session;
    for (const command of this.#commands.splice(0)) session.run(command);
  }

  /** Nothing can be shown but the fallback; the next change or `restart()` tries again. */
  #fail(): void {
    this.#session?.dispose();
    this.#session = null;
    this.#commands = [];
    this.#shell?.showFatal(this.#middleware !== null);
    this.#ready.reject(new Error('The checkout cannot be shown.'));
  }

  #run(command: (app: CheckoutApp) => void): void {
    if (this.#session) this.#session.run(command);
    else this.#commands.push(command);
  }

  #open(trigger: HTMLElement | null): void {
    this.#wanted = { trigger };
    this.changed();
  }

  #closed(): void {
    this.#wanted = null;
    emitCheckoutEvent(this, 'close', {});
  }

  /** Brings the chunks near before the dialog is opened. */
  #preload(): void {
    if (this.#session || !this.#config || !this.#stay) return;
    loadChunks(this.#config, this.environment.loaders, this.#stay.signal).catch(() => undefined);
  }

  #tell(code: ErrorCode, message: string): void {
    if (code === 'config') warnIntegrator(message);
    emitCheckoutEvent(this, 'error', { code, status: null, message });
  }
}
