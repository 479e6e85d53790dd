import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { MypageScreen } from './MypageScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const organization = { organizationName: '株式会社さざなみ', isPublic: true, closedAt: null };

const anApplication = (changes: object = {}) => ({
  ...{ ...stamps, id: 'me.1', openJobID: '1', type: 'SCREENING', conversationId: 'talk' },
  openJob: { ...stamps, id: '1', title: '受付の刷新', ...organization },
  history: [{ type: 'APPLIED', at: '2026-01-05T00:00:00.000Z', reason: null }],
  ...changes,
});

const anEngagement = (changes: object = {}) => ({
  ...{ ...stamps, id: 'me.e', organizationName: '株式会社さざなみ', comment: null },
  ...{ startDate: '2025-01-05', endDate: '2025-12-28', isContinuation: false },
  reviews: { items: [] },
  ...changes,
});

const empty = { items: [] };
const aPerson = (changes: object = {}) => ({
  ...{ ...stamps, id: 'me', displayName: 'はるか', isPrivate: false, isAgreedPostForClient: true },
  ...{ applies: empty, enishiWorkHistories: empty, evaluations: empty, evaluationComments: empty },
  ...{ qualifications: empty, usedEmployeeBenefits: empty },
  ...changes,
});

const open = (person: object, tab = '', answers: Answers = {}) =>
  renderWithApi(
    <MypageScreen />,
    { getUser: () => person, ...answers },
    { at: `/user/mypage${tab && `?tab=${tab}`}`, path: '/user/mypage' },
  );

beforeEach(() => signInAs());

test('who sees what is said for the profile as a whole and for each item', async () => {
  await open(aPerson({ isShareHistories: true, isShareGender: true }));
  const section = within(await screen.findByRole('region', { name: '公開範囲' }));
  const said = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'だれでも見られます',
    'タレントを探している企業が見られます',
    '自分とEnishiの運営だけが見られます',
  ]);
  expect(said.slice(0, 2)).toEqual(['職歴', '性別']);
  expect(said[2]).toContain('氏名・プロフィール画像・現在の勤務先');
});

test('an application shows its state with the reasons, leads to its messages, and can be withdrawn', async () => {
  const history = [
    { type: 'APPLIED', at: '2026-01-05T00:00:00.000Z', reason: null },
    { type: 'SCREENING', at: '2026-01-08T00:00:00.000Z', reason: '経歴を確認します' },
  ];
  const updateUserApplies = jest.fn(({ input }: { input: object }) => ({
    ...anApplication(),
    ...input,
    history: [...history, { type: 'WITHDRAWN', at: '2026-01-09T00:00:00.000Z', reason: null }],
  }));
  await open(aPerson({ applies: { items: [anApplication({ history })] } }), '', { updateUserApplies });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('経歴を確認します')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'メッセージを開く' })).toHaveAttribute('href', '/message/talk');
  await aUser().click(await card.findByRole('button', { name: '応募を辞退する' }));
  await aUser().click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '応募を辞退する' }),
  );
  expect(await card.findByRole('link', { name: 'もう一度応募する' })).toHaveAttribute(
    'href',
    '/jobs/detail/1?id=true',
  );
  expect(updateUserApplies.mock.calls[0]![0].input).toEqual({ id: 'me.1', type: 'WITHDRAWN' });
  expect(card.queryByRole('button', { name: '応募を辞退する' })).not.toBeInTheDocument();
});

test('an engagement that has ended can be reviewed once; one that continues cannot', async () => {
  const going = anEngagement({
    id: 'me.g',
    organizationName: '株式会社つづく',
    endDate: null,
    isContinuation: true,
  });
  let reviews: object[] = [];
  const person = () =>
    aPerson({ enishiWorkHistories: { items: [anEngagement({ reviews: { items: reviews } }), going] } });
  const createEnishiWorkHistoryReview = jest.fn(({ input }: { input: object }) => {
    const review = {
      ...stamps,
      ...input,
      createdAt: new Date().toISOString(),
      id: 'me.e.TALENT',
      side: 'TALENT',
    };
    reviews = [review];
    return review;
  });
  await open({}, 'engagements', { getUser: person, createEnishiWorkHistoryReview });
  await screen.findByText('株式会社つづく');
  expect(
    screen.queryByRole('button', { name: '「株式会社つづく」のレビューを書く' }),
  ).not.toBeInTheDocument();
  await aUser().click(screen.getByRole('button', { name: '「株式会社さざなみ」のレビューを書く' }));
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().click(await sheet.findByRole('radio', { name: '良い' }));
  await aUser().type(sheet.getByRole('textbox', { name: /^感想/ }), '話しやすい方々でした。');
  await aUser().click(sheet.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(createEnishiWorkHistoryReview).toHaveBeenCalledTimes(1));
  expect(createEnishiWorkHistoryReview.mock.calls[0]![0].input).toEqual({
    ...{ enishiWorkHistoryId: 'me.e', rating: 4, comment: '話しやすい方々でした。' },
  });
  expect(await screen.findByText('自分のレビュー')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '「株式会社さざなみ」のレビューを直す' })).toBeInTheDocument();
});

test('a review is fixed after a day', async () => {
  const review = { ...stamps, id: 'me.e.TALENT', side: 'TALENT', rating: 4, comment: null };
  await open(
    aPerson({ enishiWorkHistories: { items: [anEngagement({ reviews: { items: [review] } })] } }),
    'engagements',
  );
  expect(await screen.findByText('自分のレビュー')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /のレビューを/ })).not.toBeInTheDocument();
});

test('the comment is saved with the version that was read, and a refusal keeps it', async () => {
  const asked: unknown[] = [];
  const updateEnishiWorkHistory = ({ input, condition }: { input: object; condition: unknown }) => {
    asked.push([input, condition]);
    return asked.length === 1 ? refuse('Unauthorized') : { ...anEngagement(), ...input, version: 2 };
  };
  await open(aPerson({ enishiWorkHistories: { items: [anEngagement()] } }), 'engagements', {
    updateEnishiWorkHistory,
  });
  await aUser().click(await screen.findByRole('button', { name: '「株式会社さざなみ」のコメントを編集' }));
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().type(await sheet.findByRole('textbox', { name: /^コメント/ }), '受付を直しました。');
  await aUser().click(sheet.getByRole('button', { name: '保存する' }));
  expect(await sheet.findByRole('alert')).toBeInTheDocument();
  await aUser().click(sheet.getByRole('button', { name: '保存する' }));
  expect(await screen.findByText('受付を直しました。', { selector: 'article p' })).toBeInTheDocument();
  const sent = [{ id: 'me.e', comment: '受付を直しました。' }, { version: { eq: 1 } }];
  expect(asked).toEqual([sent, sent]);
});

test('evaluations show the mean of each rating, and what was written', async () => {
  const evaluation = (id: string, analysisRating: number, picComment: string) => ({
    ...{
      ...stamps,
      id,
      analysisRating,
      totalRating: analysisRating,
      picComment,
      picOrganizationName: '株式会社さざなみ',
    },
  });
  const person = aPerson({
    evaluationAvg: 3.5,
    evaluations: { items: [evaluation('1', 3, '丁寧でした。'), evaluation('2', 4, '早かったです。')] },
    evaluationComments: { items: [{ ...stamps, id: '3', message: '頼りになります。', rate: 5 }] },
  });
  await open(person, 'evaluations');
  expect(await screen.findByText('平均 3.5（2件の評価）')).toBeInTheDocument();
  expect(screen.getByText('分析').parentElement).toHaveTextContent('3.5');
  for (const words of ['丁寧でした。', '早かったです。', '頼りになります。'])
    expect(screen.getByText(words)).toBeInTheDocument();
});

test('a qualification that expires within 60 days is announced', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const qualification = (id: string, name: string, days: number) => ({
    ...{ ...stamps, id, name, expirationDate: inDays(days), isNoExpiry: false },
  });
  const items = [qualification('1', '近い資格', 30), qualification('2', '遠い資格', 90)];
  await open(aPerson({ qualifications: { items } }), 'qualifications');
  expect(await screen.findByText(/「近い資格」の有効期限は/)).toBeInTheDocument();
  expect(screen.queryByText(/「遠い資格」の有効期限は/)).not.toBeInTheDocument();
  expect(screen.getAllByText(/^有効期限 .*（あと\d+日）$/)).toHaveLength(2);
});

test.each([
  ['applications', /まだ応募はありません/, '/jobs'],
  ['engagements', /Enishiでの契約はまだありません/, '/jobs'],
  ['evaluations', /公開された評価はまだありません/, '/jobs'],
  ['qualifications', /資格はまだ登録されていません/, '/user/edit-histories'],
  ['benefits', /利用した福利厚生はまだありません/, '/employee-benefits'],
])('without anything, the tab %s says what to do', async (tab, words, to) => {
  await open(aPerson(), tab);
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.getByText(words)).toBeInTheDocument();
  expect(panel.getByRole('link')).toHaveAttribute('href', to);
});

test('a failed request can be repeated', async () => {
  let failures = 1;
  const getUser = () => (failures-- > 0 ? refuse('InternalFailure') : aPerson());
  await open({}, '', { getUser });
  await aUser().click(await screen.findByRole('button', { name: '再読み込み' }));
  expect(await screen.findByText(/まだ応募はありません/)).toBeInTheDocument();
});
