import { fireEvent, screen, within } from '@testing-library/react';
import { AdminProfileScreen } from '../features/profile/admin/AdminProfileScreen';
import { aUser } from './aUser';
import { type Answers, renderWithApi } from './renderWithApi';
import { signInAs } from './signInAs';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 1 };
const list = (...items: object[]) => ({ items: items.map((item) => ({ ...stamps, ...item })) });

const interview = {
  ...{ id: 't.i', version: 2, interviewedAt: '2026-03-01T03:00:00.000Z', interviewerName: '早川 麻衣' },
  ...{ totalEvaluation: 3.5, comment: '落ち着いた方', commentForClient: '頼れる設計者です', minutes: null },
  video: { ...stamps, id: 't.i', title: '録画', url: 'https://example.com/v', isSharedWithClient: false },
};
const evaluation = {
  ...{ id: 't.e', version: 4, picName: '早川 麻衣', picComment: '誠実', published: false, totalRating: 4.5 },
  ...{ analysisRating: 4, communicationRating: 5 },
};
const talent = {
  ...stamps,
  ...{
    id: 't',
    sub: 't',
    name: '縁 結子',
    displayName: 'ゆいこ',
    isPrivate: false,
    isAgreedPostForClient: true,
  },
  ...{ nameForClient: 'Y.E.', introducerName: '紹介した人', evaluationAvg: 4.5, isShareFullname: false },
  interviewLogs: list(interview),
  evaluations: list(evaluation),
  evaluationComments: list({ id: 't.c', message: '丁寧でした', rate: 5 }),
  enishiWorkHistories: list({
    ...{ id: 't.w', organizationName: '株式会社さざなみ', startDate: '2026-02-01', salary: 600_000 },
    ...{ salaryType: 'MONTHLY', contractInfo: '毎月末に検収', isContinuation: true },
    reviews: list({ id: 't.w.CLIENT', side: 'CLIENT', rating: 4, comment: '早い', published: false }),
  }),
};
const catalogue: Answers = {
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

export interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(answers: Answers = {}, tab = '') {
  const getUser = jest.fn((_asked: { sub: string }): object | null => talent);
  const view = await renderWithApi(
    <AdminProfileScreen />,
    { ...catalogue, getUser, ...answers },
    { at: `/admin/profile/t${tab && `?tab=${tab}`}`, path: '/admin/profile/:sub' },
  );
  return { ...view, getUser };
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const enter = (label: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const rate = (group: string, grade: string) =>
  user.click(
    within(within(screen.getByRole('dialog')).getByRole('radiogroup', { name: group })).getByLabelText(grade),
  );

/** Empties localStorage and signs an administrator in. */
function start() {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
}

/** Helpers for the tests of the administrators' screen about a talent's profile: a simulated API with one talent. */
export const adminProfile = {
  start,
  open,
  press,
  enter,
  rate,
  user,
  stamps,
  list,
  interview,
  evaluation,
  talent,
};
