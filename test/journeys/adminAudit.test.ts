import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const reads = graphql(`
  query Contact($sub: ID!) {
    getUserPrivate(sub: $sub) {
      tel
    }
  }
`);

const hides = graphql(`
  mutation Hide($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
    }
  }
`);

journey(
  'an administrator finds who has read the contact data of a talent, and who has changed the profile',
  async (visit) => {
    const { page, open, look } = visit;
    /** Opens an entry: on a desktop with its row, on a phone, where the table is a list, with its button. */
    const openEntry = (action: string) =>
      page
        .getByRole('cell', { name: action })
        .or(page.getByRole('button', { name: new RegExp(`「${action}」の詳細`) }))
        .first()
        .click();
    const [admin, talent] = await Promise.all([
      given.theAdministrator(),
      given.aTalent({ lastName: '記録', firstName: '残子' }),
    ]);
    await query(reads, { sub: talent.sub }, admin);
    await query(hides, { input: { sub: talent.sub, isPrivate: true, otherHopes: '週3日まで' } }, admin);
    await settleStreams();

    await arriveAs(visit, admin);
    await open('/admin/audit');
    await page.locator('td, li strong').filter({ hasText: '連絡先を見た' }).first().waitFor();
    await look('admin-audit');

    await open(`/admin/audit?subject=${talent.sub}`);
    await openEntry('連絡先を見た');
    await page.getByRole('dialog').getByText(talent.sub).waitFor();
    await look('admin-audit-entry');
    await page.getByRole('link', { name: 'この人の操作をすべて見る' }).click();
    await page.waitForURL(/actor=/);

    await open(`/admin/audit?subject=${talent.sub}`);
    // On a phone the filters open in a sheet, so that the first screen has entries.
    const filters = page.getByRole('button', { name: /^絞り込み/ });
    const action = page.getByLabel('操作で絞り込む');
    await filters.or(action).first().waitFor();
    if (!(await action.isVisible())) await filters.click();
    await action.selectOption('changeRecord');
    await page.waitForURL(/action=changeRecord/);
    if (await filters.isVisible()) await page.keyboard.press('Escape');
    await openEntry('プロフィールを変更した');
    const sheet = page.getByRole('dialog');
    await sheet.getByText('プロフィールの非公開').waitFor();
    await sheet.getByText('内容は記録していません').waitFor();
    await look('admin-audit-change');
  },
);
