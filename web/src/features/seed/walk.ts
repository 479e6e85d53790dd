import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  { route: paths.adminSeed, as: 'admin', states: { loading: {}, error: {}, refused: {}, offline: {} } },
];
