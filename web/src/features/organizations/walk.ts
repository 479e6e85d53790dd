import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminOrganizations,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminOrganizations}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: paths.adminNewOrganization,
    as: 'admin',
    states: {
      refused: {
        steps: async (page) => {
          await page.getByLabel('企業名必須').fill('株式会社しおさい');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: '/admin/organizations/edit/:id',
    as: 'admin',
    at: ({ organizationId }) => paths.adminOrganization(organizationId),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByLabel('紹介文').fill('書き換えた紹介文です。');
          await page.getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.clientOrganization,
    as: 'client',
    states: { loading: {}, error: {}, refused: {}, offline: {} },
  },
];
