import type { Session } from '../lib/auth/Session';
import type { Screen } from '../lib/route/Screen';
import { guard } from './guard';

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

const screen = (grants: Screen['grants'], more: Partial<Screen> = {}): Screen => ({
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
const forAdmins = screen(['admin']);

test('nobody is sent anywhere before it is known who they are', () => {
  expect(guard({ status: 'unknown' }, '/home', forPeople)).toBe('wait');
  expect(guard({ status: 'unknown' }, '/jobs', forEverybody)).toBe('wait');
});

test('a guest sees public pages and is led to the login from guarded ones', () => {
  expect(guard(guest, '/jobs', forEverybody)).toBe('show');
  expect(guard(guest, '/home', forPeople)).toBe('login');
  expect(guard(guest, '/auth/login', forGuests)).toBe('show');
});

test('a guest is led to the login from the areas of administrators, whether the page exists or not', () => {
  expect(guard(guest, '/admin/applies', forAdmins)).toBe('login');
  expect(guard(guest, '/admin/no-such-page')).toBe('login');
  expect(guard(guest, '/CLIENT/home')).toBe('login');
});

test('a signed-in person is led away from login and registering', () => {
  expect(guard(talent, '/auth/login', forGuests)).toBe('landing');
});

test('a talent does not learn that administrators have a page here', () => {
  expect(guard(talent, '/admin/applies', forAdmins)).toBe('notFound');
  expect(guard(talent, '/Admin/applies', forAdmins)).toBe('notFound');
  expect(guard(talent, '/client/home', forPeople)).toBe('notFound');
});

test('a member of an organization comes into the client area, and no further', () => {
  const client: Session = { ...talent, organizationId: 'an-organization' };
  const forClients = screen(['client', 'admin']);
  expect(guard(client, '/client/users', forClients)).toBe('show');
  expect(guard(client, '/admin/users', forAdmins)).toBe('notFound');
  expect(guard(talent, '/client/users', forClients)).toBe('notFound');
});

test('an administrator comes everywhere', () => {
  expect(guard(admin, '/admin/applies', forAdmins)).toBe('show');
  expect(guard(admin, '/client/users/1', forAdmins)).toBe('show');
  expect(guard(admin, '/home', forPeople)).toBe('show');
});

test('only the first segment makes an area: the word elsewhere in a path does not', () => {
  expect(guard(guest, '/portfolio/client-koji', forEverybody)).toBe('show');
  expect(guard(guest, '/portfolio/admin', forEverybody)).toBe('show');
  expect(guard(guest, '/administrators', forEverybody)).toBe('show');
});

test('an unknown path is not found, for everybody', () => {
  expect(guard(guest, '/no-such-page')).toBe('notFound');
  expect(guard(talent, '/no-such-page')).toBe('notFound');
  expect(guard(admin, '/admin/no-such-page')).toBe('notFound');
});

test('a role that is only claimed is none: the groups decide', () => {
  expect(guard({ ...talent, isAdmin: true }, '/admin/applies', forAdmins)).toBe('notFound');
});

test('a person without a profile is led to registering it, except where none is needed', () => {
  expect(guard(newcomer, '/home', forPeople)).toBe('registerProfile');
  expect(guard(newcomer, '/jobs/detail/1', forEverybody)).toBe('registerProfile');
  expect(guard(newcomer, '/auth/profile-register', screen(['signedIn'], { withoutProfile: true }))).toBe(
    'show',
  );
  expect(guard(newcomer, '/terms', screen(['guest', 'signedIn'], { withoutProfile: true }))).toBe('show');
});
