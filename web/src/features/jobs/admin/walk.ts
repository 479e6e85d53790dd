import type { Page } from 'playwright-core';
import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

const saveDraft = async (page: Page) => {
  await page.getByLabel(/^案件名/).fill('在庫を見える化する仕事');
  await page.getByRole('button', { name: '下書きを保存する' }).click();
  await page.getByRole('alert').first().waitFor();
};

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
      // The job has records; its tab of changes has none.
      empty: {
        steps: async (page) => {
          await page.getByRole('tab', { name: '変更' }).click();
          await page.getByText('公開中に企業の担当者が変えた内容はありません。').waitFor();
        },
      },
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
  {
    route: '/admin/jobs/review/:id',
    as: 'admin',
    at: () => paths.adminReviewJob('next'),
    states: { loading: {}, error: {}, refused: {}, offline: {} },
  },
  {
    route: paths.adminNewJob,
    as: 'admin',
    steps: async (page) => {
      await page.getByRole('switch', { name: '企業名を非公開にする' }).click();
      await page.getByLabel(/^案件名/).fill('営業マンを募集します');
      await page
        .getByText(/性別を限定・優先する表現は使えません/)
        .first()
        .waitFor();
    },
    states: {
      empty: {},
      error: { steps: saveDraft },
      refused: { steps: saveDraft },
      offline: {},
    },
  },
  {
    route: '/admin/jobs/edit/:id',
    as: 'admin',
    at: ({ jobId }) => paths.adminEditJob(jobId),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByLabel(/^案件名/).fill('名前を変えた案件');
          await page.getByRole('button', { name: '変更を公開する' }).click();
        },
      },
      offline: {},
    },
  },
];
