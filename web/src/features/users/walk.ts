import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: paths.clientUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.clientUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
];
