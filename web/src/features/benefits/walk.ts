import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.benefits,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner', at: `${paths.benefits}?used=1` },
      error: {},
      offline: {},
    },
  },
  {
    route: '/employee-benefits/detail/:id',
    as: 'beginner',
    at: ({ benefitId }) => paths.benefitDetail(benefitId),
    states: {
      loading: {},
      error: {},
      offline: {},
    },
  },
];
