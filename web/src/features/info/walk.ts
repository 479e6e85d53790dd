import type { Page } from 'playwright-core';
import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

async function send(page: Page) {
  await page.getByLabel(/^お名前/).fill('縁 結子');
  await page.getByLabel(/^メールアドレス/).fill('yuiko@example.com');
  await page.getByLabel(/^お問い合わせ内容/).fill('報酬の支払日を教えてください。');
  await page.getByRole('button', { name: '送信する' }).click();
}

export const walk: readonly WalkedScreen[] = [
  { route: paths.about, as: 'guest', states: {} },
  { route: paths.faqs, as: 'guest', states: {} },
  { route: paths.pricing, as: 'guest', states: {} },
  { route: paths.payment, as: 'guest', states: {} },
  { route: paths.comingSoon, as: 'guest', states: {} },
  { route: paths.maintenance, as: 'guest', states: {} },
  { route: paths.contact(), as: 'guest', states: { error: { steps: send }, offline: {} } },
];
