import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
  {
    route: '/admin/users/:sub',
    as: 'admin',
    at: ({ talentSub }) => paths.adminUser(talentSub),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('tab', { name: 'アカウント' }).click();
          await page.getByRole('button', { name: 'パスワードを再設定する' }).click();
          await page.getByRole('dialog').getByRole('button', { name: 'メールを送る' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: paths.adminCreateUser,
    as: 'admin',
    states: { loading: {}, error: {}, offline: {} },
  },
  {
    route: paths.clientUsers,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.clientUsers}?q=zzzzzz` },
      error: {},
      refused: {},
      offline: {},
    },
  },
];
