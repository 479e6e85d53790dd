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
    const [admin, talent] = await Promise.all([
      given.theAdministrator(),
      given.aTalent({ lastName: '記録', firstName: '残子' }),
    ]);
    await query(reads, { sub: talent.sub }, admin);
    await query(hides, { input: { sub: talent.sub, isPrivate: true, otherHopes: '週3日まで' } }, admin);
    await settleStreams();

    await arriveAs(visit, admin);
    await open('/admin/audit');
    await page.getByRole('cell', { name: '連絡先を見た' }).first().waitFor();
    await look('admin-audit');

    await open(`/admin/audit?subject=${talent.sub}`);
    const row = page.getByRole('row').filter({ hasText: '記録 残子' });
    await row.getByText('連絡先を見た').click();
    await page.getByRole('dialog').getByText(talent.sub).waitFor();
    await look('admin-audit-entry');
    await page.getByRole('link', { name: 'この人の操作をすべて見る' }).click();
    await page.waitForURL(/actor=/);

    await open(`/admin/audit?subject=${talent.sub}`);
    await page.getByLabel('操作で絞り込む').selectOption('changeRecord');
    await page.waitForURL(/action=changeRecord/);
    await page.getByRole('cell', { name: 'プロフィールを変更した' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('プロフィールの非公開').waitFor();
    await sheet.getByText('内容は記録していません').waitFor();
    await look('admin-audit-change');
  },
);
