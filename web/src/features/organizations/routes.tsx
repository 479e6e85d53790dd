import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const form = {
  layout: 'admin',
  shape: 'form',
  texts: ['records', 'editing', 'audit'],
  load: async () => (await import('./OrganizationScreen')).OrganizationScreen,
} as const;

export const routes: readonly Screen[] = [
  {
    path: paths.adminOrganizations,
    layout: 'admin',
    title: 'organizations.title',
    shape: 'table',
    texts: ['records'],
    load: async () => (await import('./OrganizationsScreen')).OrganizationsScreen,
  },
  { ...form, path: paths.adminNewOrganization, title: 'organizations.new' },
  { ...form, path: '/admin/organizations/edit/:id', title: 'organizations.edit' },
  {
    path: paths.clientOrganization,
    layout: 'client',
    shape: 'form',
    title: 'organizations.own',
    texts: ['editing', 'organization', 'clientJobs'],
    load: async () => (await import('./OwnOrganizationScreen')).OwnOrganizationScreen,
  },
];
