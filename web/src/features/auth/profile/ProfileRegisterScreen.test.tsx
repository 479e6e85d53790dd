import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  MainJobsDocument,
  NotifyNewUserDocument,
  RegisterProfileDocument,
} from '../../../generated/registerProfile';
import type { CreateUserInput } from '../../../generated/schema';
import { renewSession } from '../../../lib/auth/renewSession';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { returnPath } from '../../../lib/route/returnPath';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { renderApp } from '../../../testing/renderApp';
import { ProfileRegisterScreen } from './ProfileRegisterScreen';

// Reading the tokens again is tested with the session.
jest.mock('../../../lib/auth/renewSession', () => ({ renewSession: jest.fn(() => Promise.resolve()) }));

const user = aUser();
const person = {
  status: 'signedIn',
  sub: 'a-sub',
  email: 'new@example.com',
  displayName: 'new@example.com',
  profileIcon: '',
  groups: [],
  isAdmin: false,
  organizationId: '',
  hasProfile: false,
} as const;
const basic = {
  lastName: '縁',
  firstName: '結子',
  lastNameKana: 'エニシ',
  firstNameKana: 'ユイコ',
  displayName: 'ゆいこ',
  birthDate: '1992-04-15',
  tel: '090-1234-5678',
};
const work = { userMainJobId: 'job-a', appetiteToChangeJobs: 'NOW', appetiteToSideWork: 'SOMEDAY' } as const;

const jobs: MockLink.MockedResponse = {
  request: { query: MainJobsDocument },
  result: {
    data: {
      listJobs: {
        __typename: 'ModelJobConnection',
        items: [{ __typename: 'Job', id: 'job-a', name: 'サーバーサイドエンジニア' }],
      },
    },
  },
};

const created: CreateUserInput[] = [];
const register = (errors?: object[]): MockLink.MockedResponse =>
  ({
    request: { query: RegisterProfileDocument, variables: () => true },
    result: ({ input }: { input: CreateUserInput }) => {
      created.push(input);
      const createUser = { __typename: 'User', id: 'a-sub', name: '縁 結子', displayName: 'ゆいこ' };
      return errors ? { data: { createUser: null }, errors } : { data: { createUser } };
    },
  }) as MockLink.MockedResponse;

const notified: object[] = [];
const notify: MockLink.MockedResponse = {
  request: { query: NotifyNewUserDocument, variables: () => true },
  result: (variables: object) => {
    notified.push(variables);
    return { data: { notifyToSlackForNewUser: { __typename: 'NotifyResult', accepted: true } } };
  },
} as MockLink.MockedResponse;

const leftOffAt = (step: number, draft: object) =>
  localStorage.setItem('personal.profileDraft.a-sub', JSON.stringify({ step, draft }));
const open = (mocks: MockLink.MockedResponse[] = [jobs], at = '/auth/profile-register') =>
  renderApp(<ProfileRegisterScreen />, { at, path: '/auth/profile-register', mocks });
const next = () => user.click(screen.getByRole('button', { name: '次へ' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  created.length = 0;
  notified.length = 0;
  jest.mocked(renewSession).mockClear();
  sessionStore.set(person);
});

test('the first step shows each mistake at its field and does not continue', async () => {
  await open();
  await fillIn(user, '姓必須', '縁');
  await fillIn(user, 'セイ必須', '縁');
  await fillIn(user, '電話番号必須', '12345');
  await fillIn(user, '年', '2020-01-01');
  await fillIn(user, '表示名必須', '退会ﾕｰｻﾞｰ');
  await next();
  expect(await screen.findByText('ひらがなまたはカタカナで入力してください')).toBeInTheDocument();
  expect(await screen.findByText('電話番号は10桁または11桁の数字で入力してください')).toBeInTheDocument();
  expect(await screen.findByText('15歳以上の方がご登録いただけます')).toBeInTheDocument();
  expect(await screen.findByText('名を入力してください')).toBeInTheDocument();
  expect(await screen.findByText('この名前は使えません。別の名前を入力してください。')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: /基本情報/ })).toBeInTheDocument();
});

test('a reading in hiragana or half width becomes full-width katakana instead of being refused', async () => {
  await open();
  await fillIn(user, 'セイ必須', 'えにし');
  await fillIn(user, 'メイ必須', 'ﾕｲｺ');
  await user.tab();
  expect(screen.getByLabelText('セイ必須')).toHaveValue('エニシ');
  expect(screen.getByLabelText('メイ必須')).toHaveValue('ユイコ');
  await next();
  expect(await screen.findByText('姓を入力してください')).toBeInTheDocument();
  expect(screen.queryByText('ひらがなまたはカタカナで入力してください')).not.toBeInTheDocument();
});

test('a day that no calendar has is refused', async () => {
  await open();
  await fillIn(user, '年', '1992-02-30');
  await next();
  expect(await screen.findByText('生年月日を正しく入力してください')).toBeInTheDocument();
});

test('entered values and the current step are restored after a reload', async () => {
  leftOffAt(0, { displayName: 'ゆいこ' });
  const { unmount } = await open();
  expect(screen.getByLabelText('表示名必須')).toHaveValue('ゆいこ');
  await fillIn(user, '姓必須', '縁');
  unmount();
  await open();
  expect(screen.getByLabelText('姓必須')).toHaveValue('縁');
  expect(screen.getByLabelText('表示名必須')).toHaveValue('ゆいこ');
});

test('the browser’s back button returns to the previous step, with what was entered', async () => {
  leftOffAt(0, basic);
  const { router } = await open([jobs], '/auth/profile-register?id=job-1');
  await next();
  expect(await screen.findByRole('heading', { level: 2, name: /希望する働き方/ })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?id=job-1&step=2');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 2, name: /基本情報/ })).toBeInTheDocument();
  expect(screen.getByLabelText('表示名必須')).toHaveValue('ゆいこ');
});

test('a step that was not reached cannot be opened by its address', async () => {
  leftOffAt(1, basic);
  await open([jobs], '/auth/profile-register?step=3');
  expect(await screen.findByRole('heading', { level: 2, name: /希望する働き方/ })).toBeInTheDocument();
});

test('hiragana and half-width kana become full-width katakana when the field is left', async () => {
  await open();
  await fillIn(user, 'セイ必須', 'たかなし');
  await fillIn(user, 'メイ必須', 'ﾊﾅｺ');
  await user.tab();
  expect(screen.getByLabelText('セイ必須')).toHaveValue('タカナシ');
  expect(screen.getByLabelText('メイ必須')).toHaveValue('ハナコ');
  expect(screen.queryByText(/カタカナで/)).not.toBeInTheDocument();
});

test('the name of its group distinguishes each choice', async () => {
  leftOffAt(1, {});
  await open();
  const names = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));
  expect(names).toEqual(['転職への意欲', '副業・フリーランスへの意欲', '今の働き方', '希望する働き方']);
});

test('every consent is unchecked at first, and none is stored in the draft', async () => {
  leftOffAt(2, { ...basic, ...work, isAgreedTerms: true, isAgreedPostForClient: true });
  await open();
  await user.click(screen.getByRole('checkbox', { name: /サービスのご案内/ }));
  expect(localStorage.getItem('personal.profileDraft.a-sub')).not.toContain('isConfirmedServiceGuide');
});

test('terms and guide must be agreed to; being offered to organizations need not', async () => {
  leftOffAt(2, { ...basic, ...work });
  await open([jobs, register(), notify]);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '登録する' }));
  expect(await screen.findByText('サービスのご案内をご確認ください')).toBeInTheDocument();
  expect(await screen.findByText('利用規約とプライバシーポリシーへの同意が必要です')).toBeInTheDocument();
  expect(created).toEqual([]);
});

async function agreeAndRegister() {
  await user.click(screen.getByRole('checkbox', { name: /サービスのご案内/ }));
  await user.click(screen.getByRole('checkbox', { name: /利用規約/ }));
  await user.click(screen.getByRole('button', { name: '登録する' }));
}

test('the profile is stored with an international phone number, Slack is notified, the draft is removed', async () => {
  leftOffAt(2, { ...basic, ...work });
  await open([jobs, register(), notify]);
  await agreeAndRegister();
  await waitFor(() => expect(renewSession).toHaveBeenCalled());
  expect(created).toMatchObject([
    {
      ...basic,
      ...work,
      sub: 'a-sub',
      tel: '+819012345678',
      isAgreedTerms: true,
      isConfirmedServiceGuide: true,
      isAgreedPostForClient: false,
    },
  ]);
  expect(notified).toEqual([{ sub: 'a-sub' }]);
  expect(localStorage.getItem('personal.profileDraft.a-sub')).toBeNull();
});

test('a profile that another tab has stored already counts as success', async () => {
  leftOffAt(2, { ...basic, ...work });
  await open([jobs, register([{ message: 'exists', errorType: 'Conflict' }])]);
  await agreeAndRegister();
  await waitFor(() => expect(renewSession).toHaveBeenCalled());
});

test('a refusal is shown in our own words, and the entered values stay', async () => {
  leftOffAt(2, { ...basic, ...work });
  await open([jobs, register([{ message: 'raw server text', errorType: 'TooManyRequests' }])]);
  await agreeAndRegister();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/短い時間に操作が続きました/)).toBeInTheDocument();
  expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
  expect(localStorage.getItem('personal.profileDraft.a-sub')).toContain('ゆいこ');
  expect(renewSession).not.toHaveBeenCalled();
});

test.each([
  ['/auth/profile-register?id=job-1', null, '/jobs/detail/job-1?id=true'],
  ['/auth/profile-register', '/user/keep?sort=new', '/user/keep?sort=new'],
  ['/auth/profile-register', null, '/'],
])('a person with a profile is redirected from %s (%s)', async (at, remembered, target) => {
  sessionStore.set({ ...person, hasProfile: true });
  if (remembered) returnPath.set(remembered);
  const { router } = await open([], at);
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target));
});
