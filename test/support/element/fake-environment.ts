import type { CheckoutPort } from '../../../src/app/checkout-port.ts';
import type { CheckoutApp } from '../../../src/app/create-checkout-app.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import { createPageParams } from '../../../src/platform/host/page-params.ts';
import { SECRET_URL_NAMES } from '../../../src/lib/config/attributes.ts';
import * as problemTexts from '../../../src/element/problem-texts.ts';
import type {
  ElementEnvironment,
  ElementLoaders,
} from '../../../src/element/element-environment.ts';
import { createDialogMode } from '../../../src/element/dialog-mode/dialog-mode.ts';
import { createTimesMode } from '../../../src/element/times-mode/times-mode.ts';
import { MerchantCheckoutElement } from '../../../src/element/merchant-checkout-element.ts';
import { createPageQueue } from '../../../src/element/page-queue.ts';

/** An app that has been made for a test's element, and the calls that it got. */
interface FakeApp {
  port: CheckoutPort;
  view: HTMLElement;
  calls: string[];
  /** The config in force. */
  config: CheckoutConfig;
  /** How the app reads its data again; at once, unless a test says otherwise. */
  read: () => Promise<void>;
}

/** A definition of the element whose app is a record of calls. */
export interface FakeDefinition {
  create: () => MerchantCheckoutElement;
  name: string;
  /** Every app made, in order. */
  apps: FakeApp[];
  environment: ElementEnvironment;
}

function fakeApp(port: CheckoutPort, apps: FakeApp[]): CheckoutApp {
  const calls: string[] = [];
  const view = document.createElement('section');
  const app: FakeApp = { port, view, calls, config: port.config, read: async () => {} };
  apps.push(app);
  port.onView(view);
  return {
    view,
    configure: (config) => {
      app.config = config;
      calls.push(`configure ${config.shopId}`);
    },
    back: () => void calls.push('back'),
    goTo: (flow) => void calls.push(`goTo ${flow}`),
    restart: () => void calls.push('restart'),
    chooseTime: ({ people, ...chosen }) => {
      const time = chosen.date === null ? null : `${chosen.date} ${chosen.time}`;
      calls.push(`chooseTime ${time} ${people}`);
    },
    refresh: () => {
      calls.push('refresh');
      return app.read();
    },
    dispose: () => void calls.push('dispose'),
  };
}

/** Defines the element under a name of its own, with loaders that answer at once. */
export function defineFake(name: string, own: Partial<ElementLoaders> = {}): FakeDefinition {
  const apps: FakeApp[] = [];
  const environment: ElementEnvironment = {
    loaders: {
      app: async () => ({ createCheckoutApp: (port) => fakeApp(port, apps) }),
      screen: async () => undefined,
      catalog: async () => ({}),
      dialogMode: async () => ({ createDialogMode }),
      timesMode: async () => ({ createTimesMode }),
      problemTexts: async () => problemTexts,
      classifyLoadError: async () => 'passing',
      sandbox: async () => async () => new Response('{}'),
      ...own,
    },
    params: createPageParams(window, SECRET_URL_NAMES),
    queue: createPageQueue(window),
    answeredClicks: new WeakSet(),
    scriptOrigin: 'https://checkout.example',
  };
  class Fake extends MerchantCheckoutElement {
    protected override get environment(): ElementEnvironment {
      return environment;
    }
  }
  customElements.define(name, Fake);
  return { create: () => new Fake(), name, apps, environment };
}
