import { screen, within } from '@testing-library/react';
import { aUser } from './aUser';
import { type Answers, renderWithApi } from './renderWithApi';
import { EditHistoriesScreen } from '../features/profile/histories/EditHistoriesScreen';

const user = aUser();
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const list = (...items: object[]) => ({ items: items.map((item) => ({ ...stamps, version: 1, ...item })) });
const achievement = {
  ...{ ...stamps, id: 'me.1.1', version: 1, projectName: '在庫管理の刷新', startDate: '2020-05-01' },
  links: list({ id: 'me.1.1.1', title: '記事', url: 'https://example.com/article' }),
  uploads: list({ id: 'me.1.1.2', filename: '資料.pdf', file: 'private/me/1.pdf' }),
};
const work = {
  ...{ id: 'me.1', historyType: 'WORK', organizationName: '青葉システムズ', position: '設計', version: 4 },
  ...{ startDate: '2020-04-01', endDate: '2022-03-01', isLastJob: true },
  divisions: list({ id: 'me.1.9', name: '開発部' }),
  achievements: list(achievement),
};
const school = {
  id: 'me.2',
  historyType: 'EDUCATION',
  organizationName: '桜丘大学',
  startDate: '2010-04-01',
};
const current = { id: 'me.3', historyType: 'WORK', organizationName: '若葉製作所', isCurrentJob: true };

interface Call {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(changes: object = {}, answers: Answers = {}) {
  const profile = {
    ...{ ...stamps, id: 'me', version: 1, isShareHistories: true, isAgreedPostForClient: true },
    ...{ workHistories: list(school, work, current), qualifications: list(), resumes: list(), ...changes },
  };
  const calls: [string, Call][] = [];
  const note =
    (name: string, answer: (call: Call) => object) =>
    (call: Call): object => {
      calls.push([name, call]);
      return answer(call);
    };
  const echo = (id: string) => (call: Call) => ({ ...stamps, id, version: 1, ...call.input });
  const view = await renderWithApi(<EditHistoriesScreen />, {
    getUser: () => profile,
    createWorkHistory: note('createWorkHistory', echo('me.7')),
    updateWorkHistory: note('updateWorkHistory', ({ input }) => ({
      ...stamps,
      ...work,
      ...input,
      version: 5,
    })),
    deleteWorkHistory: note('deleteWorkHistory', ({ input }) => ({ ...stamps, version: 1, ...input })),
    createWorkHistoryDivision: note('createWorkHistoryDivision', echo('me.1.8')),
    deleteWorkHistoryDivision: note('deleteWorkHistoryDivision', echo('me.1.9')),
    createWorkHistoryCompany: note('createWorkHistoryCompany', echo('company')),
    updateWorkHistoryAchievement: note('updateWorkHistoryAchievement', echo('me.1.1')),
    createWorkHistoryAchievementLink: note('createWorkHistoryAchievementLink', echo('me.1.1.8')),
    deleteWorkHistoryAchievementLink: note('deleteWorkHistoryAchievementLink', echo('me.1.1.1')),
    createQualification: note('createQualification', echo('me.5')),
    updateUser: note('updateUser', ({ input }) => ({ ...profile, ...input })),
    listWorkHistoryCompanies: () => list({ id: 'aoba', name: '青葉デザイン' }),
    ...answers,
  });
  await screen.findByRole('heading', { name: '職歴' });
  return { ...view, calls, names: () => calls.map(([name]) => name) };
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sheet = () => screen.findByRole('dialog');
const month = async (group: string, year: string, number: string) => {
  const boxes = within(await screen.findByRole('group', { name: group })).getAllByRole('textbox');
  for (const [index, text] of [year, number].entries()) {
    await user.clear(boxes[index]!);
    await user.type(boxes[index]!, text);
  }
};

/**
 * Helpers for tests of the screen /user/edit-histories. `open` renders the screen for a talent with three
 * histories: a former employment with an achievement, a current employment, and a school. It returns the
 * mutations that the screen sends. `month` types a year and a month into the date field with the given label.
 */
export const careerScreen = { open, list, work, user, press, sheet, month };
