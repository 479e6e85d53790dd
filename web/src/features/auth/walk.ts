import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

async function fillLogin(page: Page) {
  await page.getByLabel('メールアドレス').fill('talent@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
}

async function registerTakenEmail(page: Page) {
  await page.getByLabel('メールアドレス').fill('talent@example.com');
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefgh');
  await page.getByLabel('パスワード（確認）').fill('abcdefgh');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await page.getByRole('alert').first().waitFor();
}

/**
 * Simulates a person who has just registered: stores an email as waiting for confirmation, and reloads the
 * page.
 */
async function waitForCode(page: Page) {
  await page.evaluate("sessionStorage.setItem('pendingEmail', 'yuiko@example.com')");
  await page.reload();
  await page.getByLabel(/桁目$/).first().waitFor();
}

async function enterWrongCode(page: Page) {
  await waitForCode(page);
  for (const [index, box] of (await page.getByLabel(/桁目$/).all()).entries()) await box.fill(String(index));
  await page.getByRole('button', { name: '確認する' }).click();
  await page.getByRole('alert').first().waitFor();
}

async function agree(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '同意して始める' }).click();
  await page.getByRole('alert').first().waitFor();
}

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.login(),
    as: 'guest',
    states: { refused: { steps: fillLogin }, offline: {} },
  },
  {
    route: paths.register(),
    as: 'guest',
    states: { conflict: { steps: registerTakenEmail }, offline: {} },
  },
  {
    route: paths.verify(),
    as: 'guest',
    steps: waitForCode,
    states: { empty: { steps: async () => undefined }, refused: { steps: enterWrongCode } },
  },
  { route: paths.resetPassword(), as: 'guest', states: { offline: {} } },
  { route: paths.profileRegister(), as: 'newcomer', states: { offline: {} } },
  {
    route: paths.agree,
    as: 'invited',
    states: { refused: { steps: agree }, offline: {} },
  },
];
