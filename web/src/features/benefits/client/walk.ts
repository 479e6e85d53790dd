import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.clientBenefits,
    as: 'admin',
    at: ({ ownBenefit }) => `${paths.clientBenefits}?organization=${ownBenefit.organizationId}`,
    states: {
      loading: {},
      empty: { at: paths.clientBenefits },
      error: {},
      offline: {},
    },
  },
  {
    route: paths.clientNewBenefit,
    as: 'admin',
    at: ({ ownBenefit }) => `${paths.clientNewBenefit}?organization=${ownBenefit.organizationId}`,
    states: {
      refused: {
        steps: async (page) => {
          await page.getByLabel('タイトル必須').fill('書店の割引');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
    },
  },
  {
    route: '/client/jobs/benefits/edit/:id',
    as: 'admin',
    at: ({ ownBenefit }) => `${paths.clientBenefit(ownBenefit.id)}?organization=${ownBenefit.organizationId}`,
    states: {
      loading: {},
      error: {},
      conflict: {
        steps: async (page) => {
          await page.getByLabel('タイトル必須').fill('書き換えた優待');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
];
