import { describe, expect, it, test } from 'vitest';

import type { Session } from '../../../lib/user-session.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { moveSession, type SessionEvent, type SessionFacts } from './session-machine.ts';

const GUEST: Session = { user: null, isSyncDue: false, named: null };
const ANA: Session = { ...GUEST, user: A_USER };

const ANA_AGAIN = { ...A_USER, token: 'token-ana-again' };

const ofAna = { userId: A_USER.id, token: A_USER.token };
const ofRui = { userId: RUI.id, token: RUI.token };

const QUIET: SessionFacts = {
  found: null,
  cookie: null,
  isLinked: false,
  isStrange: false,
  isSending: false,
  hasOthersResult: false,
  isFree: true,
};
const SENDING = { isSending: true };

type Row = readonly [
  title: string,
  before: Session,
  event: SessionEvent,
  facts: Partial<SessionFacts>,
  after: Partial<Session>,
  effects: readonly string[],
];

const ROWS: Record<string, readonly Row[]> = {
  'a change in another tab': [
    ['of nothing is ignored', ANA, { kind: 'changed' }, { found: ofAna }, {}, []],
    ['of nothing leaves a guest', GUEST, { kind: 'changed' }, {}, {}, []],
    [
      'to another sign-in reads its profile',
      ANA,
      { kind: 'changed' },
      { found: ofRui },
      {},
      ['readProfile'],
    ],
    [
      'to another sign-in waits for the next flow under a result',
      ANA,
      { kind: 'changed' },
      { found: ofRui, hasOthersResult: true },
      {},
      [],
    ],
    [
      'to a guest signs out here',
      ANA,
      { kind: 'changed' },
      {},
      { user: null },
      ['refillContact', 'emitLogout', 'goToUnfinishedStep', 'showSignedOut'],
    ],
    ['waits while sending', ANA, { kind: 'changed' }, SENDING, { isSyncDue: true }, []],
    [
      'that waited is applied',
      { ...ANA, isSyncDue: true },
      { kind: 'changed' },
      { found: ofAna },
      { isSyncDue: false },
      [],
    ],
  ],
  'the profile of another tab': [
    [
      'signs the user in',
      GUEST,
      { kind: 'profileRead', user: RUI },
      { found: ofRui },
      { user: RUI },
      ['enter', 'leaveLogin', 'showSignedIn'],
    ],
    [
      'of another customer says so',
      ANA,
      { kind: 'profileRead', user: RUI },
      { found: ofRui },
      { user: RUI },
      ['enter', 'leaveLogin', 'showSignedIn'],
    ],
    [
      'of the same customer says nothing',
      ANA,
      { kind: 'profileRead', user: ANA_AGAIN },
      { found: { ...ofAna, token: ANA_AGAIN.token } },
      { user: ANA_AGAIN },
      ['enter', 'leaveLogin'],
    ],
    [
      'is dropped if the sign-in has changed again',
      GUEST,
      { kind: 'profileRead', user: RUI },
      { found: ofAna },
      {},
      [],
    ],
    [
      'is dropped if there is a result by now',
      ANA,
      { kind: 'profileRead', user: RUI },
      { found: ofRui, hasOthersResult: true },
      {},
      [],
    ],
    [
      'waits if a request is pending by now',
      GUEST,
      { kind: 'profileRead', user: RUI },
      { found: ofRui, ...SENDING },
      { isSyncDue: true },
      [],
    ],
  ],
  'the customer': [
    [
      'signs in',
      GUEST,
      { kind: 'signedIn', user: A_USER, keepSignedIn: true },
      {},
      { user: A_USER },
      ['storeCookies', 'enter', 'notifyParent'],
    ],
    [
      'signs out',
      ANA,
      { kind: 'signOut' },
      { found: ofAna },
      { user: null },
      ['forget', 'refillContact', 'notifyParent', 'goToUnfinishedStep'],
    ],
    ['cannot sign out as a guest', GUEST, { kind: 'signOut' }, {}, {}, []],
    ['cannot sign out while sending', ANA, { kind: 'signOut' }, SENDING, {}, []],
  ],
  'an account from a link': [
    [
      'is named on the page',
      ANA,
      { kind: 'named', token: A_USER.token },
      {},
      { named: A_USER.token },
      ['clearLinkedNotice'],
    ],
    [
      'is left, its cookie kept',
      ANA,
      { kind: 'notYou' },
      { isLinked: true },
      { user: null },
      ['leave', 'refillContact', 'findOther'],
    ],
    [
      'of a strange cookie is left with the cookie',
      ANA,
      { kind: 'notYou' },
      { isLinked: true, isStrange: true },
      { user: null },
      ['removeCookies', 'leave', 'refillContact', 'findOther'],
    ],
    ['is not left while sending', ANA, { kind: 'notYou' }, { isLinked: true, ...SENDING }, {}, []],
    ['is the only one to leave', ANA, { kind: 'notYou' }, {}, {}, []],
    [
      'gives way to the own sign-in',
      GUEST,
      { kind: 'left' },
      { found: ofRui },
      {},
      ['readProfile'],
    ],
    ['gives way to a guest', GUEST, { kind: 'left' }, {}, {}, ['goToUnfinishedStep']],
  ],
  'a 401': [
    [
      'ends the session and reads the data again',
      ANA,
      { kind: 'refused', token: A_USER.token },
      { cookie: A_USER.token },
      { user: null },
      ['removeCookies', 'leave', 'askToSignInAgain', 'refresh'],
    ],
    [
      "keeps another tab's cookies",
      ANA,
      { kind: 'refused', token: A_USER.token },
      { cookie: RUI.token },
      { user: null },
      ['leave', 'askToSignInAgain', 'refresh'],
    ],
    [
      'does not reload under a result',
      ANA,
      { kind: 'refused', token: A_USER.token },
      { isFree: false },
      { user: null },
      ['leave', 'askToSignInAgain'],
    ],
    ['to an older token is ignored', ANA, { kind: 'refused', token: RUI.token }, {}, {}, []],
    ['to a guest is ignored by then', ANA, { kind: 'refused', token: null }, {}, {}, []],
    [
      'asks a guest to sign in',
      GUEST,
      { kind: 'refused', token: null },
      {},
      {},
      ['askToSignInAgain'],
    ],
    [
      'ends at the step that is incomplete',
      GUEST,
      { kind: 'refreshed', asksAgain: true },
      {},
      {},
      ['askToSignInAgain'],
    ],
    ['ends without a question', GUEST, { kind: 'refreshed', asksAgain: false }, {}, {}, []],
    [
      'ends with the sign-in of another tab',
      ANA,
      { kind: 'refreshed', asksAgain: true },
      {},
      {},
      ['refillContact', 'leaveLogin'],
    ],
  ],
};

describe.each(Object.entries(ROWS))('%s', (_, rows) => {
  it.each(rows)('%s', (_title, before, event, facts, after, effects) => {
    const step = moveSession(before, event, { ...QUIET, ...facts });
    expect(step.session).toEqual({ ...before, ...after });
    expect(step.effects.map(({ kind }) => kind)).toEqual(effects);
  });
});

test('no change in another tab and no press replaces the user while a request is pending', () => {
  const events: readonly SessionEvent[] = [
    { kind: 'changed' },
    { kind: 'profileRead', user: RUI },
    { kind: 'signOut' },
    { kind: 'notYou' },
  ];
  for (const event of events) {
    for (const found of [null, ofAna, ofRui]) {
      const facts = { ...QUIET, found, isLinked: true, isStrange: true, ...SENDING };
      expect(moveSession(ANA, event, facts).session.user).toBe(A_USER);
    }
  }
});
