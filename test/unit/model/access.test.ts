import { callerOf, mayCall, mayTouch, viewerOf } from '../../../model/access';

const system = 'arn:aws:sts::000000000000:assumed-role/Publisher';
const talent = callerOf({ sub: 'talent', groups: null }, system);
const admin = callerOf({ sub: 'boss', groups: ['admin'] }, system);
const guest = callerOf({ cognitoIdentityAuthType: 'unauthenticated', userArn: `${system}x/y` }, system);

test('a role comes from the groups of the token alone', () => {
  expect(talent.isAdmin).toBe(false);
  expect(admin.isAdmin).toBe(true);
  expect(callerOf({ sub: 'x', groups: ['administrator'] }, system).isAdmin).toBe(false);
});

test('a signed request is a guest’s, the publishing role’s, or nobody’s', () => {
  expect(guest.kind).toBe('guest');
  expect(callerOf({ userArn: `${system}/session` }, system).kind).toBe('system');
  expect(callerOf({ userArn: `${system}Other/session` }, system).kind).toBe('nobody');
  expect(callerOf({ cognitoIdentityAuthType: 'authenticated' }, system).kind).toBe('nobody');
  expect(callerOf({ userArn: '/session' }, '').kind).toBe('nobody');
  expect(callerOf(null, system).kind).toBe('nobody');
});

test('a grant lets in those whom it names', () => {
  expect(mayCall(['guest', 'signedIn'], guest)).toBe(true);
  expect(mayCall(['signedIn'], guest)).toBe(false);
  expect(mayCall(['admin'], talent)).toBe(false);
  expect(mayCall(['admin'], admin)).toBe(true);
  expect(mayCall(['owner'], talent)).toBe(true);
  expect(mayCall([], admin)).toBe(false);
});

test('only the owner, or an administrator where granted, touches what is somebody’s', () => {
  expect(mayTouch(['owner', 'admin'], talent, 'talent')).toBe(true);
  expect(mayTouch(['owner', 'admin'], talent, 'another')).toBe(false);
  expect(mayTouch(['owner', 'admin'], admin, 'another')).toBe(true);
  expect(mayTouch(['owner'], admin, 'another')).toBe(false);
  expect(mayTouch(['owner', 'admin'], guest, '')).toBe(false);
});

test('a viewer is the owner, an administrator or the public', () => {
  expect(viewerOf(talent, 'talent')).toBe('owner');
  expect(viewerOf(talent, 'another')).toBe('public');
  expect(viewerOf(admin, 'another')).toBe('admin');
  expect(viewerOf(guest, '')).toBe('public');
});
