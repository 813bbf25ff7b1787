import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';

import { addressRoutes } from './address/address-routes.ts';
import { authenticationRoutes } from './authentication/authentication-routes.ts';
import { bookingRoutes } from './booking/booking-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { campaignRoutes } from './campaign/campaign-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { categoryRoutes } from './category/category-routes.ts';
import { DroppedConnection } from './control/dropped-connection.ts';
import { mapsRoutes } from './conversion/maps-routes.ts';
import { createControls } from './control/sandbox-controls.ts';
import { deliveryRoutes } from './delivery/delivery-routes.ts';
import { entityRoutes } from './entity/entity-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { HOSTED_PAGE_ROOT } from './payment/hosted-page-url.ts';
import { hostedPageRoutes } from './payment/hosted-page-routes.ts';
import { linkRoutes } from './payment/link-routes.ts';
import { premiumRoutes } from './premium/premium-routes.ts';
import { prizeRoutes } from './prize/prize-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { resourceRoutes } from './resource/resource-routes.ts';
import { shopRoutes } from './shop/shop-routes.ts';
import { smsRoutes } from './sms/sms-routes.ts';
import { socialLoginRoutes } from './social/social-login-routes.ts';
import { standInRoutes } from './social/stand-in-routes.ts';
import { STAND_INS_PATH, type ReadStandIn } from './social/stand-ins.ts';
import type { SandboxContext } from './state/sandbox-context.ts';
import { createState, type SandboxState } from './state/sandbox-state.ts';
import { createHostileMode, type Sleep } from './hostile/hostile-mode.ts';
import { withPlainReferences } from './hostile/references.ts';
import { languageOf } from './support/localised.ts';
import { replay } from './support/replay.ts';
import type { PictureUrl } from './support/pictures.ts';
import { errorResponse, SandboxError } from './support/sandbox-error.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';

interface SandboxOptions {
  /** Unix time in ms. */
  now: () => number;
  /** Waits for `ms`, for late answers; a timer when absent. */
  sleep?: Sleep;
  /** Answers in hostile mode from this seed on; null or absent: as they should be. */
  hostile?: string | null;
  /** The URLs of its pictures; photos at the origin of each request when absent. */
  pictures?: PictureUrl;
  /** Reads the scripts that play the social providers; without it none is offered. */
  standIn?: ReadStandIn;
}

export interface Sandbox {
  /** Answers one call; rejects with `DroppedConnection` where a fault cuts the connection. */
  fetch(request: Request): Promise<Response>;
  /** Bookings, orders and payments so far, for tests. */
  state(): Readonly<SandboxState>;
}

/** Every resource of spec section 7; a new one adds its folder and its line here. */
const RESOURCES: readonly ((sandbox: SandboxContext) => Hono)[] = [
  addressRoutes,
  authenticationRoutes,
  bookingRoutes,
  calendarRoutes,
  campaignRoutes,
  cartRoutes,
  categoryRoutes,
  deliveryRoutes,
  entityRoutes,
  linkRoutes,
  orderRoutes,
  premiumRoutes,
  prizeRoutes,
  profileRoutes,
  resourceRoutes,
  shopRoutes,
  smsRoutes,
  socialLoginRoutes,
  walletRoutes,
];

const wait: Sleep = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const originOf = (request: Request) => new URL(request.url).origin;

/** The refusal that a handler's error means; any other error is a bug of the sandbox. */
function toSandboxError(error: Error): SandboxError {
  if (error instanceof SandboxError) return error;
  const isMalformed = error instanceof HTTPException || error instanceof SyntaxError;
  return new SandboxError(isMalformed ? 'MALFORMED_REQUEST' : 'FAULT', error.message);
}

/**
 * A complete middleware with its state in memory, a fixed seed and dates relative to `now`; runs in
 * Node and inside a page. Contract section 4.
 */
export function createSandbox({
  now,
  sleep = wait,
  hostile: seed = null,
  pictures,
  standIn,
}: SandboxOptions): Sandbox {
  let state = createState();
  const hostile = createHostileMode(sleep);
  hostile.setSeed(seed);
  const controls = createControls({
    sleep,
    hostile,
    onReset: () => {
      state = createState();
    },
  });
  const context: SandboxContext = {
    now,
    originOf,
    picturesFor: (request) => pictures ?? ((name) => `${originOf(request)}/photos/${name}.webp`),
    standIn: standIn ?? null,
    state: () => state,
  };

  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowHeaders: [
        'Content-Type',
        'token',
        'X-User-Language',
        'authorization',
        'Idempotency-Key',
      ],
      maxAge: 600,
    }),
  );
  app.use('/rest/*', controls.watch);
  app.use('/maps/*', controls.watch);
  app.use(`${STAND_INS_PATH}/*`, controls.watch);
  app.use('/rest/*', hostile.middleware);
  app.use('/rest/*', replay(context));
  app.route('/__sandbox', controls.routes);
  app.route('/maps/conversion', mapsRoutes());
  app.route(HOSTED_PAGE_ROOT, hostedPageRoutes(context));
  app.route(STAND_INS_PATH, standInRoutes(context));
  for (const routesOf of RESOURCES) app.route('/rest', routesOf(context));
  app.notFound((c) => {
    const { method, path } = c.req;
    return errorResponse(new SandboxError('NOT_FOUND', { method, path }), languageOf(c.req.raw));
  });
  app.onError((error, c) => {
    if (error instanceof DroppedConnection) throw error;
    return errorResponse(toSandboxError(error), languageOf(c.req.raw));
  });

  return {
    fetch: async (request) =>
      await app.fetch(hostile.isOn() ? await withPlainReferences(request) : request),
    state: () => state,
  };
}
