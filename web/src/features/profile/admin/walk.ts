import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: '/admin/profile/:sub',
    as: 'admin',
    at: ({ talentSub }) => paths.adminProfile(talentSub),
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('tab', { name: '面談' }).click();
          await page
            .getByRole('button', { name: /を編集する$/ })
            .first()
            .click();
          await page.getByLabel(/^次の対応/).fill('来週、企業を2社紹介する');
          await page.getByRole('button', { name: '保存する' }).click();
          await page.getByRole('alert').first().waitFor();
        },
      },
      offline: {},
    },
  },
];
