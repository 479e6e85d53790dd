import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/**
 * The screens of the gallery for `npm run prove walk`. The walk also takes pictures of every component; they are
 * not listed here.
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
