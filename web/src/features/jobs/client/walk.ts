import type { Page } from 'playwright-core';
import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';
import type { WalkWorld } from '../../../lib/walk/WalkWorld';

/** Returns the URL of a screen for an administrator who has chosen an organization with applications. */
const of = (path: string, { applied }: WalkWorld) => `${path}?organization=${applied.organizationId}`;

const saveDraft = async (page: Page) => {
  await page.getByLabel(/^案件名/).fill('在庫を見える化する仕事');
  await page.getByRole('button', { name: '下書きを保存する' }).click();
  await page.getByRole('alert').first().waitFor();
};

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.clientHome,
    as: 'admin',
    at: (world) => of(paths.clientHome, world),
    states: { loading: {}, empty: { at: paths.clientHome }, error: {}, offline: {} },
  },
  {
    route: paths.clientJobs,
    as: 'admin',
    at: (world) => of(paths.clientJobs, world),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page
            .getByRole('button', { name: /の募集を終了$/ })
            .first()
            .click();
          await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.clientNewJob,
    as: 'admin',
    at: (world) => of(paths.clientNewJob, world),
    states: { refused: { steps: saveDraft }, offline: {} },
  },
  {
    route: '/client/jobs/edit/:id',
    as: 'admin',
    at: (world) => of(paths.clientEditJob(world.applied.jobId), world),
    states: {
      loading: {},
      error: {},
      conflict: {
        steps: async (page) => {
          await page.getByLabel(/^案件名/).fill('名前を変えた案件');
          await page.getByRole('button', { name: '変更を公開する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.clientProgress,
    as: 'admin',
    at: (world) => of(paths.clientProgress, world),
    states: { loading: {}, error: {}, offline: {} },
  },
];
