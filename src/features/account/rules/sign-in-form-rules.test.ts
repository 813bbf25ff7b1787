import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PASSWORD_MIN_LENGTH } from '../../../lib/limits.ts';
import {
  signInIssues,
  type SignInForm,
  type SignInTab,
  type SignInView,
} from './sign-in-form-rules.ts';

const FORM: SignInForm = {
  email: 'ana@example.com',
  password: 'secret1',
  acceptConditions: true,
  keepSignedIn: false,
};

const messages = (part: Partial<SignInForm>, view: SignInView, tab: SignInTab = 'login') =>
  signInIssues({ ...FORM, ...part }, view, tab).map(({ message }) => message);

describe('the sign-in form', () => {
  test('wants a valid e-mail in every view, and forgives spaces around it', () => {
    for (const view of ['emailSocial', 'password', 'forgot'] as const) {
      expect(messages({ email: ' ana@example.com ' }, view)).toEqual([]);
      expect(messages({ email: "o'brien@exemplo.pt" }, view)).toEqual([]);
      for (const email of ['', 'ana', 'ana@', 'ana@example', '@example.com']) {
        expect(messages({ email }, view)).toEqual(['forms.errors.emailInvalid']);
      }
    }
  });

  test('takes any password that is there at a login, and asks for no conditions', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (password) => {
        expect(messages({ password, acceptConditions: false }, 'password')).toEqual([]);
      }),
    );
    expect(messages({ password: '' }, 'password')).toEqual(['forms.errors.passwordLogin']);
  });

  test('registers with six characters or more, letter for letter, spaces included', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (password) => {
        const isLong = password.length >= PASSWORD_MIN_LENGTH;
        const wanted = isLong ? [] : ['forms.errors.passwordInvalid'];
        expect(messages({ password }, 'password', 'register')).toEqual(wanted);
      }),
    );
    expect(messages({ password: '' }, 'password', 'register')).toEqual([
      'forms.errors.passwordRegister',
    ]);
  });

  test('does not register without accepted conditions', () => {
    expect(messages({ acceptConditions: false }, 'password', 'register')).toEqual([
      'forms.errors.acceptConditionsInvalid',
    ]);
  });

  test('gives the number of missing characters', () => {
    const [issue] = signInIssues({ ...FORM, password: '123' }, 'password', 'register');
    expect(issue?.values).toEqual({ min: PASSWORD_MIN_LENGTH });
  });
});
