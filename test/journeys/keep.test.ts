import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { logIn } from '../support/browser/logIn';
import { journey } from '../support/journey';

journey.onAPhone('a talent keeps jobs, compares them and takes one back', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  await arriveAs(visit, talent);
  await open('/user/keep');
  await page.getByText(/キープした案件はまだありません/).waitFor();
  await look('keep-empty');

  await open('/jobs/result');
  const cards = page.getByRole('article');
  await cards.first().waitFor();
  const titles = await cards.getByRole('heading').allInnerTexts();
  const [first = '', second = ''] = titles;
  for (const title of [first, second]) {
    const keep = page.getByRole('button', { name: `「${title}」をキープ` });
    await keep.click();
    await keep.and(page.locator('[aria-pressed="true"]')).waitFor();
  }

  // Without waiting for the search index: the screen shows the keep at once.
  await page.getByRole('link', { name: 'ホーム' }).first().click();
  await page.getByRole('link', { name: second }).first().waitFor();
  await look('home-kept');
  await page.getByRole('link', { name: 'すべて見る', exact: true }).click();
  await page.getByRole('heading', { name: second }).waitFor();
  await page.getByRole('heading', { name: first }).waitFor();
  await look('keep');

  for (const title of [first, second]) await page.getByLabel(`「${title}」を比較に入れる`).check();
  await page.getByRole('button', { name: '比較する（2件）' }).click();
  await page.getByRole('dialog').getByRole('link', { name: first }).waitFor();
  await look('keep-compare');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `「${first}」をキープ` }).click();
  await page.getByRole('heading', { name: first }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '元に戻す' }).click();
  await page.getByRole('heading', { name: first }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: second }).waitFor();
});

journey.onAPhone(
  'the page stays usable when the connection is lost, and a toast reports the failure',
  async (visit) => {
    const { page, open } = visit;
    await arriveAs(visit, await given.aTalent());
    await open('/jobs/result');
    const keep = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /をキープ$/ });
    await keep.waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await keep.click();
    await page.getByRole('alert').getByText('インターネットに接続できませんでした').waitFor();
    await keep.and(page.locator('[aria-pressed="false"]')).waitFor();

    // A screen that was never opened cannot be loaded offline; it opens when the connection is back.
    await page.getByRole('button', { name: '表示設定' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('dialog', { name: '表示設定' }).waitFor();
  },
);

journey.onAPhone('a job that a guest keeps is kept once they have signed in', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent();
  await open('/jobs/result');
  const keep = page.getByRole('button', { name: /をキープ$/ }).first();
  const name = await keep.getAttribute('aria-label');
  await keep.click();
  await page.getByText(/ログインか新規登録が済むと/).waitFor();
  await logIn(visit, talent.email);
  await page.waitForURL('**/jobs/result');
  await page.getByText('キープしました').waitFor();
  await page
    .getByRole('button', { name: name ?? '' })
    .and(page.locator('[aria-pressed="true"]'))
    .waitFor();
  await open('/user/keep');
  await page.getByRole('button', { name: name ?? '' }).waitFor();
});
