import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminPages,
    as: 'admin',
    states: {
      loading: {},
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page
            .getByRole('button', { name: /を編集$/ })
            .first()
            .click();
          await page.getByRole('dialog').getByLabel('見出し').fill('フルリモートの案件');
          await page.getByRole('dialog').locator('[type=submit], [data-look=primary]').first().click();
        },
      },
      offline: {},
    },
  },
  {
    route: '/:url',
    as: 'guest',
    at: ({ publicPage }) => paths.publicPage(publicPage),
    states: { loading: {}, error: {}, offline: {} },
  },
];
