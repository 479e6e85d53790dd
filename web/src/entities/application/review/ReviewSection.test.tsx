import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ReviewSection } from './ReviewSection';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const at = '2026-11-20T01:00:00.000Z';
const application = {
  ...{ id: 'yui.job', type: 'SCREENING' as const },
  history: [
    { type: 'APPLIED' as const, at },
    { type: 'SCREENING' as const, at },
  ],
};
const card = (by: string, more: object = {}) => ({
  ...{ by, stage: 'SCREENING', stageTitle: null, at, skill: 4, communication: 3, motivation: 5, fit: 2 },
  ...{ recommendation: 'YES', comment: '経験が近い', ...more },
});
const hidden = {
  skill: null,
  communication: null,
  motivation: null,
  fit: null,
  recommendation: null,
  comment: null,
};
const people = [
  { sub: 'me', name: '私', profileIcon: null, isStaff: true },
  { sub: 'ann', name: '安藤', profileIcon: null, isStaff: true },
  { sub: 'bea', name: '馬場', profileIcon: null, isStaff: true },
];
const comments = [
  { id: 'c1', by: 'ann', at, editedAt: null, text: '落ち着いた方です' },
  { id: 'c2', by: 'gone', at, editedAt: at, text: '半年前にも応募' },
];
const review = (more: object = {}) => ({
  id: 'yui.job',
  comments,
  scorecards: [card('ann', hidden)],
  people,
  ...more,
});

async function open(answers: Parameters<typeof renderWithApi>[1]) {
  signInAs({ sub: 'me', organizationId: '01ORG' });
  const getApplicationReview = jest.fn(() => review());
  await renderWithApi(<ReviewSection application={application} />, { getApplicationReview, ...answers });
  expect(getApplicationReview).not.toHaveBeenCalled();
  await aUser().click(screen.getByText('社内のメモと評価'));
}

test('before one’s own scorecard one sees who has answered, and who has not, but no rating', async () => {
  await open({});
  expect(await screen.findByText(/回答済み：安藤。/)).toBeInTheDocument();
  expect(screen.getByText('未回答：あなた・馬場')).toBeInTheDocument();
  expect(screen.queryByText('経験が近い')).not.toBeInTheDocument();
  expect(screen.queryByText(/平均/)).not.toBeInTheDocument();
});

test('handing in a scorecard shows those of others, and the means', async () => {
  const user = aUser();
  const scorecards = [card('ann'), card('me', { skill: 2, recommendation: 'NO', comment: null })];
  const handInScorecard = jest.fn((_: object) => review({ scorecards }));
  await open({ handInScorecard });
  await user.click(await screen.findByRole('button', { name: '評価を書く' }));
  const sheet = within(await screen.findByRole('dialog'));
  for (const axis of ['スキル・経験', '対話', '意欲', '働き方・価値観'])
    await user.click(within(sheet.getByRole('radiogroup', { name: axis })).getByRole('radio', { name: '2' }));
  await user.click(sheet.getByRole('radio', { name: '見送りたい' }));
  await user.click(sheet.getByRole('button', { name: '評価を提出する' }));
  await waitFor(() => expect(handInScorecard).toHaveBeenCalledTimes(1));
  expect(handInScorecard.mock.calls[0]?.[0]).toMatchObject({
    input: { applicationId: 'yui.job', stage: 'SCREENING', skill: 2, fit: 2, recommendation: 'NO' },
  });
  expect(await screen.findByText('経験が近い')).toBeInTheDocument();
  expect(screen.getByText(/2名の平均： スキル・経験 3\.0/)).toBeInTheDocument();
});

test('a note is added; one’s own can be changed, those of others cannot', async () => {
  const user = aUser();
  const mine = { id: 'c3', by: 'me', at, editedAt: null, text: '次は現場の方と' };
  const createApplicationComment = jest.fn((_: object) => review({ comments: [...comments, mine] }));
  await open({ createApplicationComment });
  expect(await screen.findByText('退会した担当者')).toBeInTheDocument();
  expect(screen.getByText(/（編集済み）/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'メモを編集' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'メモを書く' }), mine.text);
  await user.click(screen.getByRole('button', { name: 'メモを残す' }));
  expect(await screen.findByText(mine.text)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'メモを編集' })).toHaveLength(1);
});

test('people who may not read it get a message that says so', async () => {
  await open({ getApplicationReview: () => null });
  expect(await screen.findByText(/案件の担当者だけが読めます。応募が辞退/)).toBeInTheDocument();
});
