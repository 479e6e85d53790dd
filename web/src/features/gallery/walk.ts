import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/** The walk also photographs every component; these are the three screens of the gallery itself. */
export const walk: readonly WalkedScreen[] = [
  { route: paths.components(), as: 'guest', states: {} },
  { route: '/components/:component', as: 'guest', at: () => paths.components('Chip'), states: {} },
  {
    route: '/components/:component/:state',
    as: 'guest',
    at: () => paths.components('Chip', 'warm'),
    states: {},
  },
];
