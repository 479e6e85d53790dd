import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

const stored = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      description
      workHistories {
        items {
          historyType
          organizationName
          startDate
          isContinuation
          divisions {
            items {
              name
            }
          }
          achievements {
            items {
              projectName
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
        }
      }
      skillSets {
        items {
          yearsOfExperience
          skillTag {
            name
          }
        }
      }
    }
  }
`);

const resume = {
  basics: { summary: '画面と音声を作っています。' },
  work: [{ name: '風見製作所', startDate: '2020-04', highlights: ['工場の刷新'] }],
  education: [{ institution: '桜丘大学', area: '情報学科', startDate: '2010-04-01', endDate: '2014-03-31' }],
  projects: [{ name: '受注の自動化', entity: '風見製作所', url: 'https://example.com/article' }],
  certificates: [{ name: '色彩検定1級', date: '2019-11-01' }, { name: '取り込まない資格' }],
  skills: [{ name: 'TypeScript', level: '4.5 years' }, { name: '秘伝の技' }],
};

async function choose(page: Page, file: unknown) {
  const buffer = Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
  const input = page.getByLabel(/^JSON Resumeのファイル/);
  await input.setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
}

journey(
  'a talent takes over a CV, undoes it, and finds no difference to an export of the profile',
  async (visit) => {
    const { page, open, look } = visit;
    const talent = await given.aTalent({ description: '前の紹介' });
    await arriveAs(visit, talent);
    await open('/user/profile');
    await page.getByLabel('書き出し・取り込み').click();
    await page.getByRole('link', { name: 'JSON Resumeを取り込む' }).click();
    await page.getByRole('heading', { level: 1, name: 'JSON Resumeの取り込み' }).waitFor();
    await choose(page, '{"work": [');
    await page.getByRole('alert').getByText('JSONとして読み取れないファイルです').waitFor();
    await choose(page, resume);
    await page.getByLabel(/取り込まない資格/).uncheck();
    await look('import-differences');
    await page.getByRole('button', { name: '選んだ7件を登録する' }).click();
    await page.getByText('7件を登録しました').waitFor();
    await look('import-outcomes');
    const read = async () => (await query(stored, { sub: talent.sub }, talent)).data?.getUser;
    expect(await read()).toMatchObject({
      description: '画面と音声を作っています。',
      workHistories: {
        items: expect.arrayContaining([
          expect.objectContaining({
            ...{ organizationName: '風見製作所', startDate: '2020-04-01', isContinuation: true },
            achievements: {
              items: expect.arrayContaining([
                { projectName: '工場の刷新', links: { items: [] } },
                { projectName: '受注の自動化', links: { items: [{ url: 'https://example.com/article' }] } },
              ]),
            },
          }),
          expect.objectContaining({ historyType: 'EDUCATION', divisions: { items: [{ name: '情報学科' }] } }),
        ]),
      },
      qualifications: { items: [{ name: '色彩検定1級' }] },
      skillSets: { items: [{ yearsOfExperience: 4.5, skillTag: { name: 'TypeScript' } }] },
    });

    await open('/user/profile');
    await page.getByLabel('書き出し・取り込み').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON Resumeを保存' }).click(),
    ]);
    const own = readFileSync(await download.path(), 'utf8');
    await open('/user/profile/import');
    await choose(page, own);
    await page.getByText('プロフィールとの違いはありませんでした').waitFor();

    await choose(page, { basics: { summary: '次の紹介' }, certificates: [{ name: '簿記2級' }] });
    await page.getByRole('button', { name: '選んだ2件を登録する' }).click();
    await page.getByText('2件を登録しました').waitFor();
    await open('/user/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await open('/user/profile/import');
    await page.getByRole('heading', { name: '前回取り込んだもの' }).waitFor();
    await look('import-undo-later');
    await page.getByRole('button', { name: '登録した2件を取り消す' }).click();
    await page.getByText('取り消しました').nth(1).waitFor();
    expect(await read()).toMatchObject({
      description: '画面と音声を作っています。',
      qualifications: { items: [{ name: '色彩検定1級' }] },
    });
  },
);
