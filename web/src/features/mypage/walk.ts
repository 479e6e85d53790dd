import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

/**
 * Changes the talent's comment on the newest engagement, tries to save it, and waits for the error that the
 * walk provokes.
 */
async function changeComment(page: Page) {
  await page
    .getByRole('button', { name: /のコメントを編集$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^コメント/ }).fill('受付の画面を新しくしました。');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('alert').first().waitFor();
}

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.mypage,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { at: `${paths.mypage}?tab=engagements`, steps: changeComment },
    },
  },
];
