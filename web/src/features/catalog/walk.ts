import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminCatalog,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminCatalog}?list=prefectures&q=zzzzzz` },
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.getByRole('button', { name: '北海道', exact: true }).click();
          await page.getByRole('dialog').getByLabel('地域').fill('北');
          await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
];
