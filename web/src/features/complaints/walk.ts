import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminComplaints,
    as: 'admin',
    states: { loading: {}, empty: {}, error: {}, refused: {}, offline: {} },
  },
];
