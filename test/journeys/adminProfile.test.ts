import { readAuditEntries } from '../access/readAuditEntries';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { settleStreams } from '../support/kills/settleStreams';
import { graphql } from '../support/graphql';

const assessments = graphql(`
  query Assessments($sub: ID!) {
    getUser(sub: $sub) {
      interviewLogs {
        items {
          interviewedAt
          commentForClient
          logicalThinkingEvaluation
        }
      }
      evaluations {
        items {
          totalRating
          published
        }
      }
    }
  }
`);

journey.onADesktop(
  'an administrator reads a profile, logs an interview, evaluates, and finds the reading in the log',
  async (visit) => {
    const { page, open, look } = visit;
    const talent = await given.aTalent();
    const admin = await given.theAdministrator();
    const logged = async () => {
      await settleStreams();
      return (await readAuditEntries({ subject: talent.sub }, admin)).map(({ action }) => action);
    };
    await arriveAs(visit, admin);
    await open(`/admin/profile/${talent.sub}`);
    const reveal = page.getByRole('button', { name: '連絡先を表示する' });
    await reveal.waitFor();
    expect(await logged()).toEqual([]);
    await reveal.click();
    await page.getByText(talent.email).waitFor();
    await look('admin-profile');

    await page.getByRole('tab', { name: '面談' }).click();
    await page.getByRole('button', { name: '面談を記録する' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^面談の日時/).fill('2026-01-20T09:30');
    await sheet.getByLabel(/^企業向けのコメント/).fill('設計から任せられる方です。');
    await sheet.getByRole('radiogroup', { name: '論理的思考' }).getByRole('radio', { name: '4' }).check();
    await look('admin-profile-interview');
    await sheet.getByRole('button', { name: '保存する' }).click();
    await page.getByRole('heading', { level: 3, name: '2026年1月20日 09:30' }).waitFor();

    await page.getByRole('tab', { name: '評価・コメント' }).click();
    await page.getByRole('button', { name: '評価を追加' }).click();
    await sheet.getByRole('radiogroup', { name: '分析力' }).getByRole('radio', { name: '4' }).check();
    await sheet.getByRole('radiogroup', { name: '資料作成力' }).getByRole('radio', { name: '5' }).check();
    await sheet.getByText('総合 4.5').waitFor();
    await sheet.getByRole('switch', { name: '公開する' }).click();
    await sheet.getByRole('button', { name: '保存する' }).click();
    await page.locator('#main').getByText('公開しています').waitFor();
    await look('admin-profile-evaluations');
    const { data } = await query(assessments, { sub: talent.sub }, admin);
    expect(data?.getUser?.interviewLogs?.items).toEqual([
      {
        interviewedAt: '2026-01-20T00:30:00.000Z',
        commentForClient: '設計から任せられる方です。',
        logicalThinkingEvaluation: 4,
      },
    ]);
    expect(data?.getUser?.evaluations?.items).toEqual([{ totalRating: 4.5, published: true }]);

    await page.getByRole('tab', { name: 'プロフィール' }).click();
    await page.getByText(talent.email).waitFor();
    expect(await logged()).toEqual(['createRecord', 'logInterview', 'readContact']);
    await page.getByRole('link', { name: '登録内容を編集する' }).click();
    await page.getByRole('tab', { name: '操作ログ' }).click();
    await page.getByText('連絡先を見た').waitFor();
    await page.getByRole('button', { name: /^「連絡先を見た」/ }).click();
    await sheet.getByText(admin.sub).waitFor();
    await look('admin-user-audit');
  },
);
