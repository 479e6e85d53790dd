import { callerOf, mayCall, mayTouch, viewerOf } from '../../../model/access';
import { jobRole } from '../../../model/jobStaff';
import { isProfileShown } from '../../../model/visibility/isProfileShown';

const system = 'arn:aws:sts::000000000000:assumed-role/Publisher';
const talent = callerOf({ sub: 'talent', groups: null }, system);
const admin = callerOf({ sub: 'boss', groups: ['admin'] }, system);
const guest = callerOf({ cognitoIdentityAuthType: 'unauthenticated', userArn: `${system}x/y` }, system);

test('a role comes only from the groups of the token', () => {
  expect(talent.isAdmin).toBe(false);
  expect(admin.isAdmin).toBe(true);
  expect(callerOf({ sub: 'x', groups: ['administrator'] }, system).isAdmin).toBe(false);
});

test('a signed request is from a guest, from the publishing role, or rejected', () => {
  expect(guest.kind).toBe('guest');
  expect(callerOf({ userArn: `${system}/session` }, system).kind).toBe('system');
  expect(callerOf({ userArn: `${system}Other/session` }, system).kind).toBe('nobody');
  expect(callerOf({ cognitoIdentityAuthType: 'authenticated' }, system).kind).toBe('nobody');
  expect(callerOf({ userArn: '/session' }, '').kind).toBe('nobody');
  expect(callerOf(null, system).kind).toBe('nobody');
});

test('a grant admits exactly the callers that it names', () => {
  expect(mayCall(['guest', 'signedIn'], guest)).toBe(true);
  expect(mayCall(['signedIn'], guest)).toBe(false);
  expect(mayCall(['admin'], talent)).toBe(false);
  expect(mayCall(['admin'], admin)).toBe(true);
  expect(mayCall(['owner'], talent)).toBe(true);
  expect(mayCall([], admin)).toBe(false);
});

test('only the owner, or an administrator with a grant, can change a person’s record', () => {
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

describe('the client area', () => {
  const token = { sub: 'member', groups: null, claims: { organizationId: 'org' } };
  const shut = callerOf(token, system, 'closed');
  const member = callerOf(token, system, 'open');
  const person = callerOf({ sub: 'person', groups: null, claims: {} }, system, 'open');

  test('is closed by default: a member is then a talent like any other', () => {
    expect(shut).toEqual({ ...talent, sub: 'member', memberOf: 'org' });
    expect(callerOf(token, system)).toEqual(shut);
    expect(callerOf(token, system, 'undefined')).toEqual(shut);
    expect(viewerOf(shut, 'another')).toBe('public');
    expect(mayCall(['client', 'consultant', 'admin'], shut)).toBe(false);
    expect(jobRole(shut, { organizationOpenJobsId: 'org', owners: ['member'] })).toBe('none');
  });

  test('admits members by their token’s claim, and consultants subject to the record', () => {
    expect(member.organizationId).toBe('org');
    expect(member.memberOf).toBe('org');
    const closed = callerOf({ ...token, claims: { memberOf: 'org' } }, system, 'open');
    expect(closed).toMatchObject({ organizationId: '', memberOf: 'org' });
    expect(mayCall(['client', 'admin'], member)).toBe(true);
    expect(mayCall(['client', 'admin'], person)).toBe(false);
    expect(mayCall(['consultant', 'admin'], person)).toBe(true);
    expect(mayCall(['admin'], member)).toBe(false);
    expect(mayCall(['client', 'consultant'], guest)).toBe(false);
    expect(viewerOf(member, 'another')).toBe('client');
    expect(viewerOf(member, 'member')).toBe('owner');
    expect(viewerOf(person, 'another')).toBe('public');
  });

  test('ignores an empty organization claim', () => {
    expect(person.organizationId).toBe('');
    expect(jobRole(person, { organizationOpenJobsId: '' })).toBe('none');
    expect(jobRole(person, {})).toBe('none');
  });

  test('determines the caller’s job role: client, consultant or none', () => {
    expect(jobRole(member, { organizationOpenJobsId: 'org' })).toBe('client');
    expect(jobRole(member, { organizationOpenJobsId: 'org', owners: ['member'] })).toBe('client');
    expect(jobRole(member, { organizationOpenJobsId: 'other' })).toBe('none');
    expect(jobRole(member, { organizationOpenJobsId: 'other', owners: ['member'] })).toBe('consultant');
    expect(jobRole(person, { owners: ['person'] })).toBe('consultant');
    expect(jobRole(person, { owners: ['x'], consultantIds: ['person'] })).toBe('consultant');
    expect(jobRole(person, { owners: ['x'] })).toBe('none');
    const made = { owners: ['person', 'x'], clientIds: ['person'] };
    expect(jobRole(person, made)).toBe('none');
    expect(jobRole(person, { ...made, consultantIds: ['person'] })).toBe('consultant');
  });
});

test.each([
  ['public', {}, true],
  ['public', { isPrivate: true }, false],
  ['public', { deletionRequestedAt: '2026-11-28T00:00:00.000Z' }, false],
  ['client', { isAgreedPostForClient: true, deletionRequestedAt: '2026-11-28T00:00:00.000Z' }, false],
  ['inContact', { deletionRequestedAt: '2026-11-28T00:00:00.000Z' }, true],
  ['owner', { deletionRequestedAt: '2026-11-28T00:00:00.000Z' }, true],
  ['client', {}, false],
  ['client', { isAgreedPostForClient: true }, true],
  ['client', { isAgreedPostForClient: true, isPrivate: true }, false],
  ['client', { isAgreedPostForClient: true, isDebug: true }, false],
  ['inContact', { isPrivate: true }, true],
  ['owner', { isPrivate: true }, true],
  ['admin', { isPrivate: true }, true],
] as const)('to %s a profile with %p is there: %p', (viewer, user, isShown) => {
  expect(isProfileShown(user, viewer, '')).toBe(isShown);
  expect(isProfileShown({ ...user, hiddenFrom: ['another'] }, viewer, 'org')).toBe(isShown);
});

test.each([
  ['public', 'org', false],
  ['client', 'org', false],
  ['public', '', true],
  ['client', 'another', true],
  ['inContact', 'org', true],
  ['owner', 'org', true],
  ['admin', 'org', true],
] as const)(
  'a profile that is hidden from “org” is there for %s of “%s”: %p',
  (viewer, memberOf, isShown) => {
    const user = { isAgreedPostForClient: true, hiddenFrom: ['org'] };
    expect(isProfileShown(user, viewer, memberOf)).toBe(isShown);
  },
);
