import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const wpWorkers = graphql(`
  query Shown($id: ID!) {
    getWPWorkerCategory(id: $id) {
      wpWorkers {
        items {
          userID
        }
      }
    }
  }
`);

journey.onADesktop(
  'an administrator adds a category, and a professional who is shown to everybody',
  async (visit) => {
    const { page, open, look } = visit;
    const word = unique.word();
    const name = `専門 ${word}`;
    const talent = await given.aTalent({ lastName: '専門', firstName: word });
    // The search index follows the registration.
    await settleStreams();
    await arriveAs(visit, await given.theAdministrator());
    await open('/admin/wp-categories');
    await page.getByRole('row').nth(2).waitFor();
    await look('admin-categories');
    await page.getByRole('link', { name: '分野を登録' }).click();
    await page.getByLabel('分野の名前必須').fill(`翻訳 ${word}`);
    await page.getByLabel('URL必須').fill('Honyaku');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.getByText(/半角の英小文字・数字・ハイフンで入力/).waitFor();
    await page.getByLabel('URL必須').fill(`honyaku-${word}`);
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL(/\/admin\/wp-categories\/edit\//);
    await page.getByRole('heading', { level: 1, name: `翻訳 ${word}` }).waitFor();
    await look('admin-category');

    await page.getByRole('link', { name: '掲載する人を管理する' }).click();
    await page.getByText('確認を待っている人はいません。').waitFor();
    await page.getByRole('button', { name: '人を追加' }).click();
    const picker = page.getByRole('combobox', { name: '追加する人' });
    const option = page.locator('.ant-select-item-option-content', { hasText: name });
    await picker.fill(word);
    await option.waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '追加する', exact: true }).click();
    await page.getByRole('link', { name }).waitFor();
    await look('admin-category-people');
    await page.getByRole('button', { name: `${name}さん：掲載する` }).click();
    await page.getByRole('button', { name: '掲載する', exact: true }).last().click();
    await page.getByText('確認を待っている人はいません。').waitFor();
    const id = page.url().split('/').at(-1);
    await eventually('everybody sees the professional', async () => {
      const { data } = await query(wpWorkers, { id }, 'guest');
      const shown = data?.getWPWorkerCategory?.wpWorkers?.items ?? [];
      return shown.some(({ userID }) => userID === talent.sub) ? true : null;
    });
  },
);

journey('the home of administrators leads to what waits', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/home');
  await page.getByRole('region', { name: '新しい応募' }).getByRole('listitem').first().waitFor();
  await look('admin-home');
  await page.getByRole('link', { name: '申し込みをすべて見る' }).click();
  await page.getByRole('heading', { level: 1, name: '掲載の管理' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-workers');
});
