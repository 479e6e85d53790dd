import { screen, waitFor, within } from '@testing-library/react';
import { adminProfile, type Sent } from '../../../testing/adminProfile';
import { refuse } from '../../../testing/renderWithApi';

const { start, stamps, list, interview, talent, user, open, press, enter, rate } = adminProfile;

beforeEach(start);

test('the profile says who sees each item, in words for administrators, without links to edit it', async () => {
  await open();
  const name = await screen.findByText('氏名', { selector: 'dt' });
  expect(name.nextElementSibling).toHaveTextContent('縁 結子本人と運営だけが見られます');
  expect(screen.getByText('紹介した人')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /(情報|条件|スキル|職歴)を編集する$/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('登録されていません。').length).toBeGreaterThan(3);
  expect(screen.getByRole('link', { name: '登録内容を編集する' })).toHaveAttribute('href', '/admin/users/t');
});

test('contact data are read on request and once a visit', async () => {
  const getUserPrivate = jest.fn(() => ({
    ...stamps,
    id: 't',
    email: 't@example.com',
    tel: '+819012345678',
  }));
  await open({ getUserPrivate });
  await screen.findByRole('button', { name: '連絡先を表示する' });
  expect(getUserPrivate).not.toHaveBeenCalled();
  await press('連絡先を表示する');
  expect(await screen.findByText('t@example.com')).toBeInTheDocument();
  expect(screen.getByText('090-1234-5678')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '面談' }));
  await user.click(screen.getByRole('tab', { name: 'プロフィール' }));
  expect(await screen.findByText('t@example.com')).toBeInTheDocument();
  expect(getUserPrivate).toHaveBeenCalledTimes(1);
});

test('the records of a tab are read when it is opened', async () => {
  const { getUser, router } = await open();
  await screen.findByText('紹介した人');
  expect(getUser).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('tab', { name: '契約' }));
  expect(await screen.findByText('毎月末に検収')).toBeInTheDocument();
  expect(screen.getByText(/企業からのレビュー.*（未公開）/)).toBeInTheDocument();
  expect(getUser).toHaveBeenCalledTimes(2);
  expect(router.state.location.search).toBe('?tab=engagements');
});

test('an interview says which of its parts companies see', async () => {
  await open({}, 'interviews');
  const words = async (text: string) => (await screen.findByText(text)).parentElement;
  expect(await words('頼れる設計者です')).toHaveTextContent('応募先・契約先の企業にも見えます');
  expect(await words('落ち着いた方')).not.toHaveTextContent('企業にも見えます');
  expect(await words('「録画」を別のサイトで見る')).toHaveTextContent('運営だけが見られます');
});

test('a new interview is stored with its time in Japan, and the list is read again', async () => {
  const createInterviewLog = jest.fn((_sent: Sent) => ({ ...stamps, ...interview, id: 't.n' }));
  const { getUser } = await open({ createInterviewLog }, 'interviews');
  await press('面談を記録する');
  enter(/^面談の日時/, '2026-03-20T09:30');
  enter(/^企業向けのコメント/, '設計から任せられます');
  await rate('論理的思考', '4');
  const before = getUser.mock.calls.length;
  await press('保存する');
  await waitFor(() => expect(createInterviewLog).toHaveBeenCalledTimes(1));
  expect(createInterviewLog.mock.calls[0]![0].input).toMatchObject({
    ...{ intervieweeId: 't', interviewedAt: '2026-03-20T00:30:00.000Z', logicalThinkingEvaluation: 4 },
    ...{ commentForClient: '設計から任せられます', totalEvaluation: null },
  });
  await waitFor(() => expect(getUser.mock.calls.length).toBeGreaterThan(before));
});

test('a stored rating between two grades stays when something else is changed', async () => {
  const updateInterviewLog = jest.fn(({ input }: Sent) => ({
    ...stamps,
    ...interview,
    ...input,
    version: 3,
  }));
  await open({ updateInterviewLog }, 'interviews');
  await press(/の面談」を編集する$/);
  const group = within(await screen.findByRole('dialog')).getByRole('radiogroup', { name: '総合評価' });
  expect(within(group).getByLabelText('3.5')).toBeChecked();
  enter(/^次の対応/, '企業を紹介する');
  await press('保存する');
  await waitFor(() =>
    expect(updateInterviewLog.mock.calls.map(([sent]) => sent)).toEqual([
      { input: { id: 't.i', actionMethod: '企業を紹介する' }, condition: { version: { eq: 2 } } },
    ]),
  );
});

test('whether companies see a video is changed for the version of the video', async () => {
  const updateInterviewLogVideo = jest.fn((_sent: Sent) => ({
    ...interview.video,
    isSharedWithClient: true,
  }));
  await open({ updateInterviewLogVideo }, 'interviews');
  await press(/の面談：動画を編集$/);
  await user.click(within(await screen.findByRole('dialog')).getByRole('switch', { name: '企業に見せる' }));
  await press('保存する');
  await waitFor(() =>
    expect(updateInterviewLogVideo.mock.calls.map(([sent]) => sent)).toEqual([
      { input: { id: 't.i', isSharedWithClient: true }, condition: { version: { eq: 1 } } },
    ]),
  );
});

test('an interview in the future is refused at its field', async () => {
  const createInterviewLog = jest.fn();
  await open({ createInterviewLog }, 'interviews');
  await press('面談を記録する');
  enter(/^面談の日時/, '2030-01-01T10:00');
  await press('保存する');
  expect(await screen.findByText('今日までの日付を入力してください。')).toBeInTheDocument();
  expect(createInterviewLog).not.toHaveBeenCalled();
});

test('after a conflict the administrator chooses between both versions', async () => {
  let isChanged = false;
  const theirs = { ...talent, interviewLogs: list({ ...interview, version: 3, comment: '別の所見' }) };
  const updateInterviewLog = () => {
    isChanged = true;
    return refuse('Conflict');
  };
  await open({ getUser: () => (isChanged ? theirs : talent), updateInterviewLog }, 'interviews');
  await press(/の面談」を編集する$/);
  await screen.findByRole('dialog');
  enter(/^社内向けの所見/, '自分の所見');
  await press('保存する');
  expect(await screen.findByText('別の所見', { selector: 'dialog *, [role=dialog] *' })).toBeInTheDocument();
});

test('companies are shown as the API answers for them', async () => {
  const getUserAs = jest.fn((_asked: { viewer: string }) => ({ ...stamps, id: 't', nameForClient: 'Y.E.' }));
  await open({ getUserAs }, 'client');
  expect(await screen.findByRole('heading', { level: 2, name: 'Y.E.' })).toBeInTheDocument();
  expect(getUserAs.mock.calls.map(([{ viewer }]) => viewer)).toEqual(['CLIENT']);
});

test.each([
  ['private', { isPrivate: true }, /プロフィールが非公開のため/],
  ['for tests', { isDebug: true }, /動作確認用のアカウントのため/],
  ['not to be introduced', { isAgreedPostForClient: false }, /企業への紹介に同意していないため/],
])('of a profile that is %s the reason is said', async (_state, changes, reason) => {
  await open({ getUser: () => ({ ...talent, ...changes }), getUserAs: () => null }, 'client');
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

test('a talent that does not exist leads to the page for unknown URLs', async () => {
  const { router } = await open({ getUser: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});
