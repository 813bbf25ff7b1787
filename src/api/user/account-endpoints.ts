import type { Endpoint } from '../http/endpoint.ts';

/** The calls of accounts and of what an account keeps: rows of spec section 7. */
export const ACCOUNT_TABLE = {
  signIn: {
    method: 'POST',
    repeatable: true,
    path: '/rest/authentication',
    query: ['language'],
  },
  signUp: {
    method: 'POST',
    path: '/rest/client/authentication/signUp',
    query: ['language'],
  },
  signInWithFacebook: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginFacebook',
    query: ['language'],
  },
  signInWithGoogle: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginGoogle',
    query: ['language'],
  },
  signInWithApple: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginApple',
    query: ['language'],
  },
  signInExternally: {
    method: 'POST',
    repeatable: true,
    path: '/rest/authentication/external',
    query: [],
    headers: ['authorization'],
  },
  requestPasswordReset: {
    method: 'POST',
    repeatable: true,
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
    path: '/rest/user/addresses/create',
    query: ['language', 'token'],
  },
  deleteAddress: {
    method: 'POST',
    path: '/rest/user/addresses/delete/{addressId}',
    query: ['language', 'token'],
  },
} as const satisfies Record<string, Endpoint>;
