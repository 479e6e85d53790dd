import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey('an administrator adds a synonym, sees what it changes, and publishes it', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/dashboard');
  await page.getByText('登録から成約まで（30日間）').waitFor();
  const block = page.getByRole('region', { name: '見つからなかった検索語' });
  await block.scrollIntoViewIfNeeded();
  await block
    .getByText(/まだありません|同義語を追加/)
    .first()
    .waitFor();
  await look('admin-dashboard-terms');

  await open('/admin/catalog?list=synonyms&word=絡繰師');
  await page.getByLabel('検索された語').waitFor();
  await page.getByLabel('見つける語').fill('経理');
  await page.getByRole('button', { name: '検索結果の変化を確認' }).click();
  await page
    .getByText(/^0件 → [1-9]\d*件$/)
    .first()
    .waitFor();
  await look('admin-synonym-preview');
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByRole('button', { name: '絡繰師 → 経理' }).waitFor();
  await look('admin-synonyms');
  await open('/jobs/search?q=絡繰師');
  await page.getByText('経理').first().waitFor();

  await open('/admin/catalog?list=synonyms');
  await page.getByRole('button', { name: '絡繰師 → 経理' }).click();
  await page.getByRole('button', { name: 'この同義語を削除' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'この同義語を削除' }).click();
  await page.getByRole('button', { name: '絡繰師 → 経理' }).waitFor({ state: 'detached' });
});
