import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { tabTo } from '../support/browser/tabTo';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { graphql } from '../support/graphql';

const stored = graphql(`
  query ($sub: ID!) {
    getUser(sub: $sub) {
      skillSets {
        items {
          position
          yearsOfExperience
          skillTag {
            name
          }
        }
      }
    }
  }
`);

journey('a talent lists skills with the keyboard alone', async (visit) => {
  const { page, open, look, settle } = visit;
  const talent = await given.aTalent({ description: 'Figmaで画面を設計しています。' });
  await arriveAs(visit, talent);
  await open('/user/edit-skillsets');
  const search = page.getByLabel('スキルを追加');
  const years = (name: string) => page.getByLabel(`「${name}」の経験年数`);
  const saved = () => page.getByText(/保存しました/).waitFor();
  const add = async (typed: string, name: string) => {
    await tabTo(page, search);
    await page.keyboard.type(typed);
    await page.getByTitle(name, { exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await years(name).waitFor();
    await settle();
  };
  await page.getByText(/スキルはまだありません/).waitFor();
  await add('たいぷすくりぷと', 'TypeScript');
  await page.reload();
  await add('riakuto', 'React');
  await page.reload();
  await add('k8s', 'Kubernetes');
  await saved();
  await tabTo(page, years('TypeScript'));
  await page.keyboard.type('41');
  await page.getByText('0から40までの数を入力してください').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('4.5');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '「Kubernetes」を並べ替える' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await saved();
  await tabTo(page, page.getByRole('button', { name: '「Figma」を追加' }).first());
  await page.keyboard.press('Enter');
  await years('Figma').waitFor();
  await look('edit-skillsets');
  const { data } = await query(stored, { sub: talent.sub }, talent);
  const skills = data?.getUser?.skillSets?.items.toSorted((a, b) => a.position! - b.position!);
  expect(skills?.map(({ skillTag, yearsOfExperience }) => [skillTag?.name, yearsOfExperience])).toEqual([
    ['Kubernetes', null],
    ['TypeScript', 4.5],
    ['React', null],
    ['Figma', null],
  ]);
});
