import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

const form = {
  layout: 'admin',
  shape: 'form',
  texts: ['editing', 'benefits', 'audit'],
  load: async () => (await import('./EditBenefitScreen')).EditBenefitScreen,
} as const;

const table = { layout: 'admin', shape: 'table', texts: ['records'] } as const;

export const routes: readonly Screen[] = [
  {
    ...table,
    path: paths.adminBenefits,
    title: 'adminBenefits.title',
    load: async () => (await import('./AdminBenefitsScreen')).AdminBenefitsScreen,
  },
  {
    ...table,
    path: paths.adminBenefitRequests,
    title: 'adminBenefits.requests.title',
    load: async () => (await import('./BenefitRequestsScreen')).BenefitRequestsScreen,
  },
  { ...form, path: paths.adminNewBenefit, title: 'adminBenefits.new' },
  { ...form, path: '/admin/employee-benefits/edit/:id', title: 'adminBenefits.edit' },
];
