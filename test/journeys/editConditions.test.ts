import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { tabTo } from '../support/browser/tabTo';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { typeOption } from '../support/browser/typeOption';
import { graphql } from '../support/graphql';

const stored = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      appetiteToChangeJobs
      appetiteToSideWork
      currentLocationType
      hopeLocationType
      wayOfWorking
      numberOfDayPerWeek
      numberOfHoursPerDay
      salaryType
      minumumSalary
      maximumSalary
      otherHopes
      userPrefactures {
        items {
          isSelected
          prefacture {
            name
          }
        }
      }
      userMainJobs {
        items {
          isSelected
          isPositive
          job {
            name
          }
        }
      }
    }
  }
`);

journey('a talent says which work they want with the keyboard alone', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent({ userMainJobId: 'designer' });
  await arriveAs(visit, talent);
  await open('/user/edit-conditions');
  const field = (label: string | RegExp) => page.getByLabel(label);
  const radio = (group: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio').first();
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);

  await tabTo(page, radio('転職への意欲'));
  await press('ArrowRight');
  await tabTo(page, radio('副業・フリーランスへの意欲'));
  await press('Space');
  await tabTo(page, radio('今の働き方'));
  await press('Space');
  await tabTo(page, radio('希望する働き方'));
  await press('Space');
  await tabTo(page, field(/^働き方についての希望/));
  await type('朝の会議が少ない仕事を探しています。');
  await tabTo(page, field(/^希望する職種/));
  await typeOption(page, 'フロントエンド');
  await tabTo(page, field(/^希望しない職種/));
  await typeOption(page, '法人営業');
  await tabTo(page, radio('働ける日数（1週間）'));
  await press('Space');
  await press('ArrowRight');
  await press('ArrowRight');
  await tabTo(page, field(/^働ける時間（1日）/));
  await type('13');
  await tabTo(page, radio('報酬の単位'));
  await press('Space');
  await tabTo(page, field(/^希望する報酬の下限/));
  await type('5000');
  await tabTo(page, field(/^希望する報酬の上限/));
  await type('6000');
  await press('Enter');

  // The first field that the form refuses has the focus: work at an office needs an area.
  await page.getByText(/働ける地域を1つ以上選んでください/).waitFor();
  await field(/^働ける地域/)
    .and(page.locator(':focus'))
    .waitFor();
  await typeOption(page, '京都府');
  await press('Escape');
  await page.getByText('1から12までの数を入力してください').waitFor();
  await tabTo(page, field(/^働ける時間（1日）/));
  await press('Control+A');
  await type('7.5');
  await page.getByText('1週間の合計：22.5時間').waitFor();
  await page.getByText(/この条件に合う公開案件 \d+件/).waitFor();
  await look('edit-conditions');

  // Another unit of the salary asks what to do with the amounts.
  const unit = page.getByRole('radiogroup', { name: '報酬の単位' });
  await tabTo(page, unit.getByRole('radio', { checked: true }));
  await press('ArrowRight');
  await tabTo(page, page.getByRole('button', { name: '換算する' }));
  await press('Enter');
  await field(/^希望する報酬の下限/)
    .and(page.locator(':focus'))
    .waitFor();
  await press('Enter');
  await page.getByText(/保存しました/).waitFor();

  const { data } = await query(stored, { sub: talent.sub }, talent);
  expect(data).toEqual({
    getUser: {
      ...{ appetiteToChangeJobs: 'GOOD_OFFER', appetiteToSideWork: 'NOW', currentLocationType: 'OFFICE' },
      ...{ hopeLocationType: 'OFFICE', wayOfWorking: '朝の会議が少ない仕事を探しています。' },
      ...{ numberOfDayPerWeek: 3, numberOfHoursPerDay: 7.5, salaryType: 'DAILY', otherHopes: null },
      ...{ minumumSalary: 37_500, maximumSalary: 45_000 },
      userPrefactures: { items: [{ isSelected: true, prefacture: { name: '京都府' } }] },
      userMainJobs: {
        items: expect.arrayContaining([
          { isSelected: true, isPositive: true, job: { name: 'フロントエンドエンジニア' } },
          { isSelected: true, isPositive: false, job: { name: '法人営業' } },
        ]) as unknown,
      },
    },
  });
});

journey.onAPhone('another tab changes the areas, and nothing chosen here is lost', async (visit) => {
  const { page, open } = visit;
  const talent = await given.aTalent({ userMainJobId: 'designer' });
  await arriveAs(visit, talent);
  await open('/user/edit-conditions');
  const choose = async (name: string) => {
    await page.getByLabel(/^働ける地域/).fill(name);
    await page.getByTitle(name).first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
  await choose('京都府');
  await page.getByText('未保存の変更があります').waitFor();
  const add = graphql(`
    mutation ($input: CreateUserPrefacturesInput!) {
      createUserPrefactures(input: $input) {
        id
      }
    }
  `);
  const names = graphql(`
    {
      listPrefactures(limit: 100) {
        items {
          id
          name
        }
      }
    }
  `);
  const prefectures = (await query(names, {}, talent)).data!.listPrefactures.items;
  const prefactureID = prefectures.find(({ name }) => name === '京都府')!.id;
  const input = { userID: talent.sub, prefactureID, isSelected: false };
  expect((await query(add, { input }, talent)).errors).toEqual([]);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByText(/保存しました/).waitFor();
  await page.reload();
  await page.getByTitle('京都府').waitFor();
});
