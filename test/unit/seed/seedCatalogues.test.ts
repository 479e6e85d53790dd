import { catalogueItems } from '../../../lambdas/seed/catalogues/catalogueItems';

const items = catalogueItems().map(({ item }) => item);
const of = (type: string) => items.filter(({ __typename }) => __typename === type);
const ids = (type: string) => new Set(of(type).map(({ id }) => id));

describe('the catalogues of every stage', () => {
  it('contain the 47 prefectures in order, in eight areas', () => {
    const prefactures = of('Prefacture');
    expect(prefactures.map(({ position }) => position)).toEqual(Array.from({ length: 47 }, (_, i) => i + 1));
    expect([prefactures[0]?.name, prefactures[12]?.name, prefactures[46]?.name]).toEqual([
      '北海道',
      '東京都',
      '沖縄県',
    ]);
    expect([...new Set(prefactures.map(({ area }) => area))]).toEqual([
      '北海道',
      '東北',
      '関東',
      '中部',
      '近畿',
      '中国',
      '四国',
      '九州・沖縄',
    ]);
  });

  it('contain at least 14 occupations, each with its own colour', () => {
    const colors = of('Job').map(({ color }) => color);
    expect(colors.length).toBeGreaterThanOrEqual(14);
    expect(new Set(colors).size).toBe(colors.length);
    for (const color of colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
  });

  it('contain at least 300 skills and tags with unique names', () => {
    const names = [...of('Skill'), ...of('SkillTag')].map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names).size).toBe(names.length);
  });

  it('link every tag to a skill, every skill to a category and a job, every category to a job', () => {
    const broken = [
      ...of('SkillTag').filter(({ skillTagSkillId }) => !ids('Skill').has(`${skillTagSkillId}`)),
      ...of('Skill').filter(({ skillJobId }) => !ids('Job').has(`${skillJobId}`)),
      ...of('Skill').filter(
        ({ skillCategorySkillsId }) => !ids('SkillCategory').has(`${skillCategorySkillsId}`),
      ),
      ...of('SkillCategory').filter(({ jobSkillCategoriesId }) => !ids('Job').has(`${jobSkillCategoriesId}`)),
    ];
    expect(broken).toEqual([]);
  });

  it('contain the reading of every name that is written with kanji', () => {
    const unread = [...of('Skill'), ...of('SkillTag')]
      .filter(({ name }) => /\p{Script=Han}/u.test(`${name}`))
      .filter(({ kana }) => !/^[ァ-ヶー]+$/.test(`${kana}`))
      .map(({ name }) => name);
    expect(unread).toEqual([]);
  });

  it('are in the list of their type, each with a unique key', () => {
    expect(items.filter(({ listKey, type, __typename: name }) => listKey !== name || type !== name)).toEqual(
      [],
    );
    expect(new Set(items.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(items.length);
  });

  it('have the same ids on every run', () => {
    expect(catalogueItems().map(({ item }) => item.id)).toEqual(items.map(({ id }) => id));
    expect(of('SkillTag').find(({ name }) => name === 'TypeScript')?.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
