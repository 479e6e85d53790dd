import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

const nothingFound = `${paths.jobsResult}?q=zzzzzz`;

export const walk: readonly WalkedScreen[] = [
  { route: paths.jobs, as: 'guest', states: { loading: {}, error: {}, offline: {} } },
  { route: paths.jobs, as: 'talent', states: {} },
  {
    route: paths.jobsResult,
    as: 'guest',
    states: { loading: {}, empty: { at: nothingFound }, error: {}, offline: {} },
  },
  { route: paths.jobsResult, as: 'talent', states: { empty: { at: nothingFound } } },
  { route: paths.pickup, as: 'talent', states: { loading: {}, error: {}, offline: {} } },
  {
    route: '/jobs/detail/:id',
    as: 'guest',
    at: ({ jobId }) => paths.jobDetail(jobId),
    states: { loading: {}, error: {}, offline: {} },
  },
  {
    route: '/jobs/detail/:id',
    as: 'talent',
    at: ({ jobId }) => paths.jobDetail(jobId),
    states: {
      conflict: {
        steps: async (page) => {
          await page.getByRole('button', { name: '応募する' }).click();
          const sheet = page.getByRole('dialog');
          for (const box of await sheet.getByRole('checkbox').all()) await box.check();
          await sheet.getByRole('button', { name: '応募を送信する' }).click();
        },
      },
    },
  },
];
