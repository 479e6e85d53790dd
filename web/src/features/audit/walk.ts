import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminAudit(),
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminAudit()}?date=2001-01-01` },
      error: {},
      refused: {},
      offline: {},
    },
  },
];
