import { screen } from '@testing-library/react';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { TermsInVain } from './TermsInVain';

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

const terms = [
  { term: '琺瑯細工', people: 1200, lastDay: '2026-05-10', countedFrom: null as string | null },
  { term: 'c++ 組込', people: 5, lastDay: '2026-05-09', countedFrom: null as string | null },
];

async function open(answers: Answers = {}) {
  const listSearchesInVain = jest.fn(() => terms);
  await renderWithApi(<TermsInVain />, { listSearchesInVain, ...answers });
  return { listSearchesInVain };
}

test('terms that count all their days say nothing about it', async () => {
  const { listSearchesInVain } = await open();
  expect(await screen.findByRole('rowheader', { name: '琺瑯細工' })).toBeInTheDocument();
  expect(listSearchesInVain).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/以降の検索だけ/)).not.toBeInTheDocument();
});

test('a term has its people and last day, and one click leads to a synonym for it', async () => {
  await open();
  const row = (await screen.findByRole('rowheader', { name: 'c++ 組込' })).closest('tr')!;
  expect(row).toHaveTextContent('c++ 組込52026年5月9日');
  expect(screen.getByRole('link', { name: '「c++ 組込」の同義語を追加' })).toHaveAttribute(
    'href',
    '/admin/catalog?list=synonyms&word=c%2B%2B+%E7%B5%84%E8%BE%BC',
  );
});

test('where not all days are counted, it says from which day on', async () => {
  await open({ listSearchesInVain: () => terms.map((each) => ({ ...each, countedFrom: '2026-05-02' })) });
  expect(await screen.findByText(/2026年5月2日以降の検索だけ/)).toBeInTheDocument();
});

test('without terms it says so, and a failure can be retried', async () => {
  await open({ listSearchesInVain: () => [] });
  expect(await screen.findByText(/まだありません/)).toBeInTheDocument();
});

test('a refused list says so', async () => {
  await open({ listSearchesInVain: () => refuse('InternalFailure') });
  expect(await screen.findByRole('button', { name: /再/ })).toBeInTheDocument();
});
