import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.jobAlerts,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
];
