import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  { route: paths.terms, as: 'guest', states: {} },
  { route: paths.privacyPolicy, as: 'guest', states: {} },
  { route: paths.notFound, as: 'guest', states: {} },
  { route: paths.serverError, as: 'talent', states: {} },
  {
    route: paths.intermediate(),
    as: 'guest',
    at: ({ jobId }) => paths.intermediate({ id: jobId }),
    states: {},
  },
];
