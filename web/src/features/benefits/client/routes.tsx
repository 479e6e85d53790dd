import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

const area = { layout: 'client' } as const;
const form = {
  ...area,
  shape: 'form',
  texts: ['adminBenefits', 'benefits', 'editing', 'organization'],
  load: async () => (await import('./EditOwnBenefitScreen')).EditOwnBenefitScreen,
} as const;

export const routes: readonly Screen[] = [
  {
    ...area,
    path: paths.clientBenefits,
    title: 'adminBenefits.own.title',
    shape: 'table',
    texts: ['adminBenefits', 'organization', 'records'],
    load: async () => (await import('./OwnBenefitsScreen')).OwnBenefitsScreen,
  },
  { ...form, path: paths.clientNewBenefit, title: 'adminBenefits.new' },
  { ...form, path: '/client/jobs/benefits/edit/:id', title: 'adminBenefits.edit' },
];
