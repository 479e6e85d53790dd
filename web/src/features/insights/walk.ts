import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminDashboard,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminDashboard}?date=2019-04-01` },
      error: {},
      refused: {},
      offline: {},
    },
  },
];
