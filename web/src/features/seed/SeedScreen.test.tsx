import { screen, waitFor, within } from '@testing-library/react';
import { loadConfig } from '../../lib/config/loadConfig';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { SeedScreen } from './SeedScreen';

jest.mock('../../lib/config/loadConfig', () => ({ loadConfig: jest.fn() }));

const COUNTS = [
  { table: 'Talent', type: 'User', count: 1200 },
  { table: 'Talent', type: 'WorkHistory', count: 34 },
  { table: 'Catalog', type: 'Skill', count: 5 },
];
const MAIL = [{ to: 'a@example.com', subject: '確認コード', text: '123456', at: '2026-11-20T01:00:00.000Z' }];

async function open(config: object | null, answers: Answers = {}) {
  signInAs({ isAdmin: true, groups: ['admin'] });
  toast.taken(toast.waiting());
  jest
    .mocked(loadConfig)
    .mockImplementation(() =>
      config ? Promise.resolve(config as never) : Promise.reject(new Error('down')),
    );
  const runSeed = jest.fn((): unknown => ({ accepted: true }));
  const view = await renderWithApi(
    <SeedScreen />,
    { countRecords: () => COUNTS, runSeed, ...answers },
    { at: '/admin/seed', path: '/admin/seed' },
  );
  return { ...view, runSeed };
}

const user = aUser();
const toasts = () => toast.waiting().map(({ text }) => text);

test('the records are counted by table', async () => {
  await open({ stage: 'staging', takesDemoData: true });
  const table = await screen.findByRole('region', { name: 'Talent' });
  expect(within(table).getByRole('heading')).toHaveTextContent('Talent 1,234件');
  expect(within(table).getByText('1,200件')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '送信されたメール' })).not.toBeInTheDocument();
});

test('the demo data are added after a question, and a refusal is said', async () => {
  const { runSeed } = await open({ stage: 'development', takesDemoData: true });
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'デモデータを入れる' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'デモデータを入れる' }));
  };
  await press();
  await waitFor(() => expect(toasts()).toEqual(['開始しました。数分で反映されます。']));
  expect(runSeed).toHaveBeenCalledWith({ input: { demo: true } }, undefined, expect.anything());
});

test('captured mail is listed where there is a local cloud', async () => {
  const fetched = jest.fn((path: string) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(path.includes('mail') ? MAIL : []) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  await open({ stage: 'development', takesDemoData: true, local: {} });
  expect(await screen.findByText('a@example.com 確認コード')).toBeInTheDocument();
  expect(await screen.findByText('Slackへの通知はまだありません。')).toBeInTheDocument();
});

test.each(['production', 'prod'])(
  'on stage “%s” the page does not exist, and nothing is asked',
  async (stage) => {
    const countRecords = jest.fn(() => COUNTS);
    const { router } = await open({ stage }, { countRecords });
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    expect(countRecords).not.toHaveBeenCalled();
  },
);

test('numbers that cannot be read leave the buttons', async () => {
  await open({ stage: 'staging', takesDemoData: true }, { countRecords: () => refuse('Unauthorized') });
  expect(await screen.findByText(/読み込めませんでした/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'マスタを補う' })).toBeInTheDocument();
});

test('without its configuration the page can be loaded again', async () => {
  await open(null);
  expect(await screen.findByRole('button', { name: '再読み込み' })).toBeInTheDocument();
});
