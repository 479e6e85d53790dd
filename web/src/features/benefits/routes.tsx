import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.benefits,
    shape: 'strip',
    layout: 'main',
    title: 'benefits.title',
    grants: ['signedIn'],
    load: async () => (await import('./BenefitsScreen')).BenefitsScreen,
  },
  {
    path: '/employee-benefits/detail/:id',
    shape: 'article',
    layout: 'main',
    title: 'benefits.title',
    grants: ['signedIn'],
    load: async () => (await import('./BenefitDetail')).BenefitDetail,
  },
];
