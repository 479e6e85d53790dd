import { catalogueItems } from '../../../../../lambdas/seed/catalogues/catalogueItems';
import { findMentionedSkills } from './findMentionedSkills';
import { findSkills } from './findSkills';
import type { SkillEntry } from './SkillEntry';

const entries = catalogueItems()
  .map(({ item }) => item as Record<string, string | undefined>)
  .filter(({ type }) => type === 'SkillTag')
  .map(({ id = '', name = '', kana }): SkillEntry => ({
    ...{ id, name, kana: kana ?? null, field: 'skillSetSkillTagId', category: '', occupation: null },
  }));
const names = (found: readonly SkillEntry[]) => found.map(({ name }) => name);
const first = (typed: string) => names(findSkills(entries, typed))[0];

describe('a search for skills', () => {
  it.each([
    ['typescript', 'TypeScript'],
    ['ＲＥＡＣＴ', 'React'],
    ['たいぷすくりぷと', 'TypeScript'],
    ['リアクト', 'React'],
    ['riakuto', 'React'],
    ['k8s', 'Kubernetes'],
    ['js', 'JavaScript'],
    ['postgres', 'PostgreSQL'],
    ['ふぃぐま', 'Figma'],
    ['node', 'Node.js'],
    ['nextjs', 'Next.js'],
  ])('for %s offers %s first', (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  it('finds Japanese names by romaji, in any common spelling', () => {
    const [kanji] = entries.filter(({ kana }) => kana?.includes('セッケイ'));
    for (const typed of ['sekkei', 'sekkei '])
      expect(names(findSkills(entries, typed)).join()).toContain('設計');
    expect(kanji?.name).toContain('設計');
  });

  it('offers nothing without letters, and nothing that does not exist', () => {
    expect(findSkills(entries, ' ')).toEqual([]);
    expect(findSkills(entries, '存在しない技術')).toEqual([]);
  });
});

describe('the skills that a text mentions', () => {
  const mentioned = (...texts: string[]) => names(findMentionedSkills(entries, texts));

  it('are found as whole words', () => {
    expect(mentioned('TypeScriptとReactで管理画面を作った。')).toEqual(['TypeScript', 'React']);
    expect(mentioned('JavaScriptを書いた。')).toEqual(['JavaScript']);
    expect(mentioned('ＡＷＳの運用')).toContain('AWS');
  });

  it('have a short name only with the same capitals', () => {
    expect(mentioned('Goでサーバーを書いた')).toContain('Go');
    expect(mentioned('ready to go')).not.toContain('Go');
  });
});
