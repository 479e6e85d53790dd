import type { Page } from 'playwright-core';
import { paths } from '../../../lib/paths';
import type { WalkedScreen } from '../../../lib/walk/WalkedScreen';

/** Changes the chosen mail topics, saves the form, and waits for the error message. */
async function chooseMail(page: Page) {
  await page.getByRole('checkbox', { name: '未読のメッセージ' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('alert').first().waitFor();
}

/**
 * Tries to request the deletion of the account with a wrong confirmation word and a wrong password, and waits
 * for the error at the word.
 */
async function leaveWrongly(page: Page) {
  await page.getByRole('button', { name: '退会の手続きへ' }).click();
  await page.getByLabel('確認のため「退会」と入力してください').fill('退職');
  await page.getByLabel('現在のパスワード').fill('not-the-password');
  await page.getByRole('button', { name: '退会する' }).click();
  await page.getByText('「退会」と入力してください', { exact: true }).waitFor();
}

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.account,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
  {
    route: paths.editAccount,
    as: 'talent',
    states: {
      loading: {},
      empty: { as: 'beginner' },
      error: {},
      offline: {},
      refused: { steps: chooseMail },
      conflict: { steps: leaveWrongly },
    },
  },
];
