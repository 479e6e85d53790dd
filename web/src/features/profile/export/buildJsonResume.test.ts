import type { OwnProfile } from '../view/useOwnProfile';
import { buildJsonResume } from './buildJsonResume';

const history = {
  ...{ historyType: 'WORK', organizationName: '青葉システムズ', position: '設計', description: '在庫管理' },
  ...{ startDate: '2020-04-01', endDate: '2022-03-01' },
  achievements: {
    items: [
      {
        ...{ projectName: '在庫管理の刷新', role: '設計', topics: ['DDD'], description: '半年で入れ替えた' },
        ...{ startDate: '2020-05-01', endDate: null },
        links: { items: [{ url: 'https://example.com/article' }] },
      },
    ],
  },
};
const school = {
  ...{ historyType: 'EDUCATION', organizationName: '桜丘大学', position: '修士', startDate: '2010-04-01' },
  divisions: { items: [{ name: '情報学科' }] },
};
const profile = {
  ...{ name: '縁 結子', displayName: 'ゆいこ', email: 'yuiko@example.com', tel: '+819012345678' },
  ...{ twitterUrl: 'https://x.com/yuiko', mainJob: { id: 'design', name: 'デザイナー' } },
  workHistories: { items: [school, history] },
  qualifications: { items: [{ name: '色彩検定1級', organization: null, releaseDate: '2019-11-01' }] },
  skillSets: { items: [{ skillTag: { id: 'figma', name: 'Figma' }, yearsOfExperience: 3.5 }] },
} as unknown as OwnProfile;

test('work and education are apart, achievements are projects, and nothing is null', () => {
  const resume = buildJsonResume(profile);
  expect(JSON.stringify(resume)).not.toContain('null');
  expect(resume).toMatchObject({
    basics: {
      ...{ name: '縁 結子', label: 'デザイナー', email: 'yuiko@example.com', phone: '+819012345678' },
      profiles: [{ network: 'X', url: 'https://x.com/yuiko' }],
    },
    work: [
      { name: '青葉システムズ', position: '設計', endDate: '2022-03-01', highlights: ['在庫管理の刷新'] },
    ],
    education: [{ institution: '桜丘大学', area: '情報学科', studyType: '修士' }],
    certificates: [{ name: '色彩検定1級', date: '2019-11-01' }],
    skills: [{ name: 'Figma', level: '3.5 years' }],
    projects: [{ entity: '青葉システムズ', roles: ['設計'], url: 'https://example.com/article' }],
  });
});

test('a talent without a name is called as they are shown', () => {
  const bare = { displayName: 'ゆいこ' } as unknown as OwnProfile;
  expect(buildJsonResume(bare)).toMatchObject({ basics: { name: 'ゆいこ', profiles: [] }, work: [] });
});
