import type { Locator, Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { tabTo } from '../support/browser/tabTo';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

const career = graphql(`
  query Career($sub: ID!) {
    getUser(sub: $sub) {
      workHistories {
        items {
          id
          organizationName
          position
          startDate
          endDate
          isContinuation
          divisions {
            items {
              name
            }
          }
          achievements {
            items {
              projectName
              topics
              links {
                items {
                  url
                }
              }
            }
          }
        }
      }
      qualifications {
        items {
          name
          releaseDate
          isNoExpiry
        }
      }
      resumes {
        items {
          filename
        }
      }
    }
  }
`);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const box = (page: Page, group: string, part: string) =>
  page.getByRole('group', { name: group }).getByRole('textbox', { name: part });

/** Moves the focus to an element with the Tab key, and types a text into it. */
async function typeAt(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function pressAt(page: Page, element: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

journey('a talent writes a career with the keyboard alone', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  await arriveAs(visit, talent);
  await open('/user/edit-histories');
  await button(page, '職歴を追加').waitFor();
  await look('edit-histories-empty');

  await pressAt(page, button(page, '職歴を追加'), 'Enter');
  const dialog = page.getByRole('dialog');
  await typeAt(page, dialog.getByLabel(/^会社名/), '株式会社若葉デザイン');
  await typeAt(page, dialog.getByLabel(/^部署/), '開発部');
  await page.keyboard.press('Enter');
  await typeAt(page, dialog.getByLabel(/^役職/), 'デザイナー');
  await typeAt(page, box(page, '入社', '年'), '2021');
  await typeAt(page, box(page, '入社', '月'), '4');
  await pressAt(page, dialog.getByRole('checkbox', { name: '現在も続いている' }), 'Space');
  await look('edit-history');
  await pressAt(page, button(page, '保存する'), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: '株式会社若葉デザイン' }).waitFor();

  await pressAt(page, button(page, '「株式会社若葉デザイン」に実績を追加する'), 'Enter');
  await typeAt(page, dialog.getByLabel(/^プロジェクト名/), '予約画面の改善');
  await typeAt(page, dialog.getByLabel(/^キーワード/), 'UI設計');
  await page.keyboard.press('Enter');
  await pressAt(page, button(page, 'リンクを追加'), 'Enter');
  await typeAt(page, dialog.getByLabel('リンク1のURL'), 'https://example.com/talk');
  await pressAt(page, button(page, '保存する'), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: '予約画面の改善' }).waitFor();

  await pressAt(page, button(page, '資格を追加'), 'Enter');
  await typeAt(page, dialog.getByLabel(/^資格名/), '色彩検定1級');
  await typeAt(page, box(page, '取得年月', '年'), '2019');
  await typeAt(page, box(page, '取得年月', '月'), '11');
  await pressAt(page, dialog.getByRole('checkbox', { name: '有効期限なし' }), 'Space');
  await pressAt(page, button(page, '保存する'), 'Enter');
  await dialog.waitFor({ state: 'detached' });
  // The focus is where it was before the sheet opened.
  await button(page, '資格を追加').and(page.locator(':focus')).waitFor();
  await page.getByRole('heading', { name: '色彩検定1級' }).waitFor();
  await look('edit-histories');

  const { data } = await query(career, { sub: talent.sub }, talent);
  expect(data).toMatchObject({
    getUser: {
      workHistories: {
        items: [
          {
            ...{ organizationName: '株式会社若葉デザイン', position: 'デザイナー', isContinuation: true },
            ...{ startDate: '2021-04-01', endDate: null, divisions: { items: [{ name: '開発部' }] } },
            achievements: {
              items: [
                {
                  ...{ projectName: '予約画面の改善', topics: ['UI設計'] },
                  links: { items: [{ url: 'https://example.com/talk' }] },
                },
              ],
            },
          },
        ],
      },
      qualifications: { items: [{ name: '色彩検定1級', releaseDate: '2019-11-01', isNoExpiry: true }] },
    },
  });
});

const create = graphql(`
  mutation ($input: CreateWorkHistoryInput!) {
    createWorkHistory(input: $input) {
      id
    }
  }
`);
const update = graphql(`
  mutation ($input: UpdateWorkHistoryInput!) {
    updateWorkHistory(input: $input) {
      id
    }
  }
`);

journey.onAPhone('a history changed in another tab is shown, and nothing typed is lost', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent();
  const input = { userID: talent.sub, historyType: 'WORK', organizationName: '風見製作所', position: '設計' };
  const { data } = await query(create, { input: { ...input, startDate: '2020-04-01' } }, talent);
  await arriveAs(visit, talent);
  await open('/user/edit-histories');
  await button(page, '「風見製作所」を編集する').click();
  await page.getByLabel(/^役職/).fill('わたしの役職');
  const changed = { id: data?.createWorkHistory?.id, position: 'ほかの画面の役職' };
  expect((await query(update, { input: changed }, talent)).errors).toEqual([]);
  await button(page, '保存する').click();
  await page.getByRole('definition').filter({ hasText: 'ほかの画面の役職' }).waitFor();
  await button(page, 'この内容で編集を続ける').click();
  expect(await page.getByLabel(/^役職/).inputValue()).toBe('わたしの役職');
  await button(page, '保存する').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { data: stored } = await query(career, { sub: talent.sub }, talent);
  expect(stored).toMatchObject({ getUser: { workHistories: { items: [{ position: 'わたしの役職' }] } } });
});

journey.onADesktop('a CV is refused, cancelled, lost, sent again and deleted', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  await arriveAs(visit, talent);
  await open('/user/edit-histories');
  const pdf = 'application/pdf';
  const choose = (name: string, buffer: Buffer, mimeType = pdf) =>
    button(page, '履歴書・職務経歴書ファイル').setInputFiles({ name, mimeType, buffer });
  await choose('空.pdf', Buffer.alloc(0));
  await page.getByText('中身のないファイルです').waitFor();
  await choose('大.pdf', Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-1.7'));
  await page.getByText('大.pdfは大きすぎます（20MBまで）').waitFor();
  await choose('頁.png', Buffer.from('<html></html>'), 'image/png');
  await page.getByText('ファイルの中身を読み取れませんでした').waitFor();
  await look('edit-histories-refused');

  const isBucket = '**/enishi-filesbucket*';
  const content = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isBucket, (route) => void held.then(() => route.abort()), { times: 1 });
  await Promise.all([page.waitForRequest(isBucket), choose('取消.pdf', content)]);
  await button(page, '取消.pdfの送信をやめる').click();
  await page.getByText('取消.pdf').waitFor({ state: 'detached' });
  release();

  await page.route(isBucket, (route) => route.abort('internetdisconnected'), { times: 1 });
  await choose('職務経歴書.pdf', content);
  await button(page, '職務経歴書.pdfをもう一度送信する').click();
  await page.getByRole('heading', { name: '職務経歴書.pdf' }).waitFor();
  const stored = await query(career, { sub: talent.sub }, talent);
  expect(stored.data?.getUser?.resumes?.items).toEqual([{ filename: '職務経歴書.pdf' }]);

  await button(page, '「職務経歴書.pdf」を削除する').click();
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
  await page.getByText('ファイルはまだありません', { exact: false }).waitFor();
});
