import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminJobs,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminJobs}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: '/admin/jobs/detail/:id',
    as: 'admin',
    at: ({ jobId }) => paths.adminJob(jobId),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('button', { name: '募集を終了する' }).click();
          await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
        },
      },
      offline: {},
    },
  },
];
