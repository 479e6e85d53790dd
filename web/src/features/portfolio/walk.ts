import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/** The path of the test talent's portfolio in the demo data. */
const shown = () => paths.portfolio('morikawa-haruka');

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.portfolio(':path'),
    as: 'guest',
    at: shown,
    states: { loading: {}, error: {}, offline: {} },
  },
  { route: paths.portfolio(':path'), as: 'talent', at: shown, states: {} },
];
