import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.adminApplications,
    as: 'admin',
    states: {
      loading: {},
      empty: { at: `${paths.adminApplications}?q=zzzzzz` },
      error: {},
      refused: {},
      conflict: {
        steps: async (page) => {
          await page
            .getByRole('button', { name: /の状態を変える/ })
            .first()
            .click();
          const dialog = page.getByRole('dialog');
          await dialog.getByRole('radio').first().check();
          await dialog.getByRole('button', { name: '状態を変える' }).click();
          await page.getByRole('button', { name: 'すぐに送信' }).click();
        },
      },
      offline: {},
    },
  },
  {
    route: '/client/progress/:id',
    as: 'admin',
    at: ({ applied }) => `${paths.clientBoard(applied.jobId)}?organization=${applied.organizationId}`,
    states: {
      loading: {},
      error: {},
      conflict: {
        steps: async (page) => {
          await page
            .getByLabel(/を移動$/)
            .first()
            .click();
          await page.locator('details[open] li button').first().click();
          await page.getByRole('button', { name: 'すぐに送信' }).click();
        },
      },
      offline: {},
    },
  },
];
