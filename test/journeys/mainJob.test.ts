import { mailedCode } from '../support/api/mailedCode';
import { countingHands, type Effort } from '../support/browser/countingHands';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

/**
 * Estimates how many minutes a person needs: 2 s to find and tap a target, 3 s to think about a field, 0.5 s
 * to type a character on a phone, 30 s to get the code from the mail, and a minute to read the guide and the
 * three consents.
 */
const estimateMinutes = ({ taps, fields, characters }: Effort) =>
  (taps * 2 + fields * 3 + characters * 0.5 + 30 + 60) / 60;

journey.onAPhone(
  'a guest finds a job and applies with at most 16 taps and 9 fields',
  async ({ page, open }) => {
    const email = `hanako.${unique.word()}@example.com`;
    const password = 'Musubi-2026';
    const { effort, tap, type, convert, submit } = countingHands(page);
    await open('/jobs');
    await tap(page.getByRole('button', { name: '検索する' }).first());
    await tap(page.getByRole('article').first().getByRole('link').first());
    await tap(page.getByRole('button', { name: '応募する' }));
    const text = await page.getByText(/登録は無料で/).innerText();
    await tap(page.getByRole('main').getByRole('link', { name: '新規登録' }));

    await type(page.getByLabel('メールアドレス'), email);
    await type(page.getByLabel('パスワード', { exact: true }), password);
    await type(page.getByLabel('パスワード（確認）'), password);
    await tap(page.getByRole('checkbox'));
    await tap(page.getByRole('button', { name: '確認メールを送る' }));
    await page.getByLabel(/桁目$/).first().waitFor();
    await type(page.getByLabel(/桁目$/).first(), await mailedCode(email));
    await page.waitForURL('**/auth/login**');
    await type(page.getByLabel('パスワード', { exact: true }), password);
    await submit();

    await convert(page.getByLabel(/^姓/), { reading: 'えにし', name: '縁' });
    await convert(page.getByLabel(/^名/), { reading: 'はなこ', name: '花子' });
    expect(await page.getByLabel(/^セイ/).inputValue()).toBe('エニシ');
    expect(await page.getByLabel(/^メイ/).inputValue()).toBe('ハナコ');
    expect(await page.getByLabel(/^表示名/).inputValue()).toBe('花子');
    await type(page.getByRole('textbox', { name: '年', exact: true }), '1992');
    for (const part of ['4', '15']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(part);
    }
    await type(page.getByLabel(/^電話番号/), '09012345678');
    await submit();
    await tap(page.getByLabel(/^職種/));
    await tap(page.getByTitle('サーバーサイドエンジニア').last());
    for (const which of [0, 1])
      await tap(page.getByRole('radiogroup').nth(which).locator('label', { hasText: '良い話があれば' }));
    await tap(page.getByRole('button', { name: '次へ' }));
    await tap(page.getByRole('checkbox', { name: /^サービスのご案内を確認しました/ }));
    await tap(page.getByRole('checkbox', { name: /^利用規約とプライバシーポリシーに同意します/ }));
    await tap(page.getByRole('button', { name: '登録する' }));

    const sheet = page.getByRole('dialog');
    await tap(sheet.getByRole('checkbox', { name: /同意/ }));
    await tap(sheet.getByRole('button', { name: '応募を送信する' }));
    await page.getByText(/に応募しました。/).waitFor();

    const minutes = estimateMinutes(effort);
    console.info(
      `${effort.taps} taps, ${effort.fields} fields, ${effort.characters} characters: ${minutes.toFixed(1)} minutes`,
    );
    expect(effort.taps).toBeLessThanOrEqual(16);
    expect(effort.fields).toBeLessThanOrEqual(9);
    // The screen before the registration promises a number of minutes: never less than the estimate, and at most
    // one more than that rounded up, since people read at different speeds.
    const promised = Number(/(\d+)分ほど/.exec(text)?.[1]);
    expect(promised).toBeGreaterThanOrEqual(minutes);
    expect(promised).toBeLessThanOrEqual(Math.ceil(minutes) + 1);
  },
);
