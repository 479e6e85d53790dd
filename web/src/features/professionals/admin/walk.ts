import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminProfessionalItems,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminProfessionalItems}?q=zzzzzz` },
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page.locator('tbody strong').first().click();
          await page.getByRole('dialog').getByLabel('ひとこと').fill('書き換えた説明です。');
          await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
        },
      },
      offline: {},
    },
  },
];
