import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { aUser } from '../../../testing/aUser';
import { type Answers, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { PortfolioPage } from './PortfolioPage';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const block = (position: number, type: string, content: string, title: string | null = null) => ({
  ...{ ...stamps, id: `me.${position}`, type, content, title, position, isPublished: true },
});

const achievement = {
  ...stamps,
  id: 'me.h.a',
  projectName: '受付の刷新',
  description: '待ち時間を半分にしました。',
};
const aTalent = (changes: object = {}) => ({
  ...stamps,
  id: 'me',
  displayName: 'はるか',
  mainJob: { ...stamps, id: 'frontend', name: 'フロントエンドエンジニア' },
  ...changes,
});

const open = (talent: object | null, answers: Answers = {}) =>
  renderWithApi(
    <PortfolioPage />,
    { getUserByPath: () => talent, ...answers },
    { at: '/portfolio/haruka', path: '/portfolio/:path' },
  );

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
});

test('visitors see the blocks in their order, then skills, histories and qualifications', async () => {
  await open(
    aTalent({
      description: '画面を作っています。',
      portfolios: {
        items: [
          block(2, 'LINK', 'https://example.com/talk', '登壇'),
          block(1, 'TEXT', 'はじめまして', '挨拶'),
        ],
      },
      skillSets: {
        items: [
          { ...stamps, id: 's', yearsOfExperience: 3.5, skill: { ...stamps, id: 'react', name: 'React' } },
        ],
      },
      workHistories: {
        items: [
          {
            ...stamps,
            id: 'me.h',
            historyType: 'WORK',
            organizationName: '株式会社さざなみ',
            startDate: '2021-04-01',
            isContinuation: true,
          },
        ],
      },
      qualifications: { items: [{ ...stamps, id: 'q', name: '基本情報技術者', releaseDate: '2018-11-21' }] },
    }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'はるか' })).toBeInTheDocument();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['自己紹介', '挨拶', 'スキル', '職務経歴', '資格']);
  expect(screen.getByRole('link', { name: /登壇/ })).toHaveAttribute('href', 'https://example.com/talk');
  expect(screen.getByText('3.5年')).toBeInTheDocument();
  expect(screen.getByText('2021年4月〜現在')).toBeInTheDocument();
  expect(document.title).toBe('はるかさんのポートフォリオ | Enishi');
});

test('the full name is shown only when the API returns it', async () => {
  await open(aTalent({ name: '森川 遥' }));
  expect(await screen.findByText('森川 遥')).toBeInTheDocument();
});

test('a block refers to an achievement; without access to it the block is left out', async () => {
  const histories = { items: [{ ...stamps, id: 'me.h', achievements: { items: [achievement] } }] };
  const portfolios = {
    items: [block(1, 'ACHIEVEMENT', 'me.h.a', '代表作'), block(2, 'ACHIEVEMENT', 'me.h.x', '非公開の実績')],
  };
  await open(aTalent({ workHistories: histories, portfolios }));
  const shown = within(await screen.findByRole('region', { name: '代表作' }));
  expect(shown.getByText('待ち時間を半分にしました。')).toBeInTheDocument();
  expect(screen.queryByText('非公開の実績')).not.toBeInTheDocument();
});

test('a video is loaded only after a click', async () => {
  const portfolios = { items: [block(1, 'EMBED', 'https://youtu.be/abcdefghijk', '紹介動画')] };
  const { container } = await open(aTalent({ portfolios }));
  const play = await screen.findByRole('button', { name: /YouTubeを表示する/ });
  expect(container.querySelector('iframe')).toBeNull();
  await aUser().click(play);
  expect(screen.getByTitle('紹介動画')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
});

test('a link that is not https is not shown', async () => {
  const portfolios = { items: [block(1, 'LINK', 'javascript:alert(1)', '悪い')] };
  const { container } = await open(aTalent({ portfolios }));
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector('a[href^="javascript"]')).toBeNull();
});

test('a picture that has no public URL yet is loaded with a link from the API', async () => {
  const portfolios = { items: [block(1, 'IMAGE', 'private/me/01.png', '画面')] };
  const getFileLink = jest.fn(() => ({
    url: 'https://files.example.com/01.png',
    expiresAt: stamps.createdAt,
  }));
  await open(aTalent({ portfolios }), { getFileLink });
  const picture = await screen.findByRole('img', { name: '画面' });
  expect(picture).toHaveAttribute('src', '/public/me/01.png');
  expect(getFileLink).not.toHaveBeenCalled();
  fireEvent.error(picture);
  await waitFor(() => expect(picture).toHaveAttribute('src', 'https://files.example.com/01.png'));
  fireEvent.error(picture);
  expect(await screen.findByText('画像を表示できませんでした。')).toBeInTheDocument();
});

test('a file that cannot be opened says so', async () => {
  const portfolios = { items: [block(1, 'FILE', 'private/me/01.pdf', '資料')] };
  await open(aTalent({ portfolios }), { getFileLink: () => null });
  await aUser().click(await screen.findByRole('button', { name: '「資料」をダウンロード' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ファイルを開けませんでした');
});

test('a portfolio without content says so', async () => {
  await open(aTalent());
  expect(await screen.findByText('はるかさんは、まだ内容を公開していません。')).toBeInTheDocument();
});

test('an unknown path and a private profile lead to the page for unknown urls', async () => {
  const { router } = await open(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('a failed request can be repeated', async () => {
  let failures = 1;
  const getUserByPath = () => {
    if (failures-- > 0) throw new Error('no connection');
    return aTalent();
  };
  await open(null, { getUserByPath });
  await aUser().click(await screen.findByRole('button', { name: '再読み込み' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'はるか' })).toBeInTheDocument();
});

test('guests sign in before they get in touch, and then reach the contact form', async () => {
  const { router } = await open(aTalent());
  await aUser().click(await screen.findByRole('link', { name: '連絡する' }));
  expect(router.state.location.pathname).toBe('/auth/login');
  expect(decodeURIComponent(sessionStorage.getItem('requestedPath') ?? '')).toBe(
    '/contact-us?about=はるかさんへのご連絡',
  );
});

test('signed-in people reach the contact form at once', async () => {
  signInAs();
  const { router } = await open(aTalent());
  await aUser().click(await screen.findByRole('link', { name: '連絡する' }));
  expect(router.state.location.pathname).toBe('/contact-us');
});
