import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: '/client/scouts/:id',
    as: 'admin',
    at: ({ applied }) => `${paths.clientScouts(applied.jobId)}?organization=${applied.organizationId}`,
    states: {
      loading: {},
      empty: { at: paths.clientScouts('01JGFJJZ008V60D49Z0BXB6BR5') },
      error: {},
      offline: {},
    },
  },
];
