import type { Grant } from '../../../model/Entity';
import type { Session } from '../lib/auth/Session';
import type { Screen, ScreenWithGrants } from '../lib/route/Screen';
import { guard, mayPrepare } from './guard';

const guest: Session = { status: 'guest', reason: 'noTokens' };
const talent: Session = {
  status: 'signedIn',
  sub: 'a-sub',
  email: 'talent@example.com',
  displayName: 'タレント',
  profileIcon: '',
  groups: [],
  isAdmin: false,
  organizationId: '',
  hasProfile: true,
};
const newcomer: Session = { ...talent, hasProfile: false };
const admin: Session = { ...talent, groups: ['admin'], isAdmin: true };

const screen = (grants: Grant[], more: Partial<ScreenWithGrants> = {}): Screen => ({
  path: '/somewhere',
  layout: 'main',
  title: 'auth.pageTitle.login',
  grants,
  load: () => Promise.reject(new Error('not loaded here')),
  ...more,
});
const forEverybody = screen(['guest', 'signedIn']);
const forGuests = screen(['guest']);
const forPeople = screen(['signedIn']);
const ofArea = (layout: 'admin' | 'client'): Screen => ({ ...screen([]), layout, grants: undefined });
const forAdmins = ofArea('admin');

test('nobody is redirected before the session is known', () => {
  expect(guard({ status: 'unknown' }, '/home', forPeople)).toBe('wait');
  expect(guard({ status: 'unknown' }, '/jobs', forEverybody)).toBe('wait');
});

test('a guest sees public pages and is sent to the login by guarded ones', () => {
  expect(guard(guest, '/jobs', forEverybody)).toBe('show');
  expect(guard(guest, '/home', forPeople)).toBe('login');
  expect(guard(guest, '/auth/login', forGuests)).toBe('show');
});

test('a guest is sent to the login by the administrators’ area, whether the page exists or not', () => {
  expect(guard(guest, '/admin/applies', forAdmins)).toBe('login');
  expect(guard(guest, '/admin/no-such-page')).toBe('login');
  expect(guard(guest, '/CLIENT/home')).toBe('login');
});

test('a signed-in person is redirected from login and registration', () => {
  expect(guard(talent, '/auth/login', forGuests)).toBe('landing');
});

test('a talent cannot find out that an administrators’ page exists', () => {
  expect(guard(talent, '/admin/applies', forAdmins)).toBe('notFound');
  expect(guard(talent, '/Admin/applies', forAdmins)).toBe('notFound');
  expect(guard(talent, '/client/home', forPeople)).toBe('notFound');
});

test('a member of an organization may open the client area but not the administrators’ area', () => {
  const client: Session = { ...talent, organizationId: 'an-organization' };
  const forClients = ofArea('client');
  expect(guard(client, '/client/users', forClients)).toBe('show');
  expect(guard(client, '/admin/users', forAdmins)).toBe('notFound');
  expect(guard(talent, '/client/users', forClients)).toBe('notFound');
});

test('an administrator may open every area', () => {
  expect(guard(admin, '/admin/applies', forAdmins)).toBe('show');
  expect(guard(admin, '/client/users/1', forAdmins)).toBe('show');
  expect(guard(admin, '/home', forPeople)).toBe('show');
});

test('only the first segment of a path decides to which area it belongs', () => {
  expect(guard(guest, '/portfolio/client-koji', forEverybody)).toBe('show');
  expect(guard(guest, '/portfolio/admin', forEverybody)).toBe('show');
  expect(guard(guest, '/administrators', forEverybody)).toBe('show');
});

test('a screen of an area is not found at a path outside of it', () => {
  expect(guard(guest, '/somewhere', forAdmins)).toBe('login');
  expect(guard(talent, '/somewhere', forAdmins)).toBe('notFound');
  expect(guard(admin, '/somewhere', forAdmins)).toBe('notFound');
});

test('an unknown path is not found for anybody', () => {
  expect(guard(guest, '/no-such-page')).toBe('notFound');
  expect(guard(talent, '/no-such-page')).toBe('notFound');
  expect(guard(admin, '/admin/no-such-page')).toBe('notFound');
});

test('only the groups of the token make an administrator', () => {
  expect(guard({ ...talent, isAdmin: true }, '/admin/applies', forAdmins)).toBe('notFound');
});

test('a person without a profile is sent to its registration, except by pages that need none', () => {
  expect(guard(newcomer, '/home', forPeople)).toBe('registerProfile');
  expect(guard(newcomer, '/jobs/detail/1', forEverybody)).toBe('registerProfile');
  expect(guard(newcomer, '/auth/profile-register', screen(['signedIn'], { withoutProfile: true }))).toBe(
    'show',
  );
  expect(guard(newcomer, '/terms', screen(['guest', 'signedIn'], { withoutProfile: true }))).toBe('show');
});

test('a person who has not agreed to the terms is asked, except on pages that need no profile', () => {
  const invited: Session = { ...talent, groups: ['mustAgree'], mustAgree: true };
  const terms = screen(['guest', 'signedIn'], { withoutProfile: true });
  expect(guard(invited, '/home', forPeople)).toBe('agree');
  expect(guard(invited, '/jobs/detail/1', forEverybody)).toBe('agree');
  expect(guard(invited, '/admin/applies', forAdmins)).toBe('agree');
  expect(guard(invited, '/admin/no-such-page')).toBe('agree');
  expect(guard(invited, '/auth/login', forGuests)).toBe('landing');
  expect(guard(invited, '/terms', terms)).toBe('show');
  expect(guard({ ...invited, hasProfile: false }, '/admin/applies', forAdmins)).toBe('registerProfile');
});

test('until the session is known, the owner of the stored tokens decides what may be loaded', () => {
  const expecting = (expected?: Session) =>
    ({ status: 'unknown', ...(expected?.status === 'signedIn' && { expected }) }) satisfies Session;
  expect(mayPrepare(expecting(talent), '/home', forPeople)).toBe(true);
  expect(mayPrepare(expecting(talent), '/admin/applies', forAdmins)).toBe(false);
  expect(mayPrepare(expecting(admin), '/admin/applies', forAdmins)).toBe(true);
  expect(mayPrepare(expecting(), '/home', forPeople)).toBe(false);
});
