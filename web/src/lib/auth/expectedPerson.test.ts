/** @jest-environment jsdom */
import { expectedPerson } from './expectedPerson';

const KEPT = 'CognitoIdentityServiceProvider.a-client';

const tokenOf = (payload: object) =>
  ['header', Buffer.from(JSON.stringify(payload)).toString('base64url'), 'signature'].join('.');

function store(idToken: string) {
  localStorage.setItem(`${KEPT}.LastAuthUser`, 'a-sub');
  localStorage.setItem(`${KEPT}.a-sub.idToken`, idToken);
}

beforeEach(() => localStorage.clear());

test('without tokens nobody is expected', () => {
  expect(expectedPerson()).toBeUndefined();
});

test('the stored token says who is expected, and with which groups', () => {
  store(
    tokenOf({ sub: 'a-sub', email: 'hana@example.com', 'custom:name': '花子', 'cognito:groups': ['admin'] }),
  );
  expect(expectedPerson()).toMatchObject({
    sub: 'a-sub',
    email: 'hana@example.com',
    isAdmin: true,
    groups: ['admin'],
  });
});

test.each(['', 'no token', 'a.b.c', tokenOf({}), `x.${Buffer.from('[').toString('base64url')}.y`])(
  'nobody is expected of the unreadable token 「%s」',
  (token) => {
    store(token);
    expect(expectedPerson()).toBeUndefined();
  },
);
