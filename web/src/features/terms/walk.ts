import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: '/user/terms/:id',
    as: 'talent',
    at: ({ talentSub, jobId }) => paths.ownTerms(`${talentSub}.${jobId}`),
    states: { loading: {}, error: {} },
  },
  {
    route: '/client/terms/:id',
    as: 'admin',
    at: ({ applied }) => paths.clientTerms(`${applied.talentSub}.${applied.jobId}`),
    states: { loading: {}, error: {} },
  },
];
