import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

/** The calls of accounts and of what an account keeps: rows of spec section 7. */
export const ACCOUNT_TABLE = {
  signIn: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/authentication',
    query: ['language'],
  },
  signUp: {
    method: 'POST',
    kind: 'change',
    path: '/rest/client/authentication/signUp',
    query: ['language'],
  },
  signInWithFacebook: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/client/authentication/signUpLoginFacebook',
    query: ['language'],
  },
  signInWithGoogle: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/client/authentication/signUpLoginGoogle',
    query: ['language'],
  },
  signInWithApple: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/client/authentication/signUpLoginApple',
    query: ['language'],
  },
  signInExternally: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/authentication/external',
    query: [],
    headers: ['authorization'],
  },
  requestPasswordReset: {
    method: 'POST',
    kind: 'repeatable',
    path: '/rest/authentication/password/forgotPassword',
    query: ['language'],
  },
  isRegisteredEmail: {
    method: 'GET',
    path: '/rest/client/authentication/isRegisteredEmail/{email}',
    query: ['entityId'],
  },
  getAddresses: {
    method: 'GET',
    path: '/rest/user/addresses',
    query: ['language', 'token'],
  },
  saveAddress: {
    method: 'POST',
    kind: 'change',
    path: '/rest/user/addresses/create',
    query: ['language', 'token'],
  },
  deleteAddress: {
    method: 'POST',
    kind: 'change',
    path: '/rest/user/addresses/delete/{addressId}',
    query: ['language', 'token'],
  },
} as const satisfies Record<string, Endpoint>;
