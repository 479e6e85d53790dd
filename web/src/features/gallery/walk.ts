import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/**
 * The screens of the gallery itself. The walk also photographs every component, without a declaration here.
 */
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
