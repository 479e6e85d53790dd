import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminBenefits,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminBenefits}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: paths.adminBenefitRequests,
    as: 'admin',
    states: { loading: {}, empty: { at: `${paths.adminBenefitRequests}?q=zzzzzz` }, error: {}, refused: {} },
  },
  {
    route: paths.adminNewBenefit,
    as: 'admin',
    states: {
      refused: {
        steps: async (page) => {
          await page.getByLabel('タイトル必須').fill('書店の割引');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: '/admin/employee-benefits/edit/:id',
    as: 'admin',
    at: ({ benefitId }) => paths.adminBenefit(benefitId),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('textbox', { name: 'クーポンコード' }).fill('KAKIKAE-10');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
];
