import { screen } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { SavePageDialog } from './SavePageDialog';

const open = (search: Partial<JobSearch>) =>
  renderWithApi(<SavePageDialog search={{ ...emptyJobSearch, ...search }} onClose={() => undefined} />, {
    listPageQueries: () => ({ items: [] }),
    listJobs: () => ({ items: [] }),
    listPrefacturesByOrderByPosition: () => ({ items: [] }),
    listSkillTagsByOrderByPosition: () => ({ items: [] }),
  });
const save = () => screen.findByRole('button', { name: '公開ページに保存' });

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('a search without a condition that can be saved is not saved as a page with all jobs', async () => {
  await open({ keyword: 'React' });
  expect(await save()).toBeDisabled();
  expect(screen.getByText(/保存できる条件がありません/)).toBeInTheDocument();
});

test('a search with a condition that can be saved, and one without any, can be saved', async () => {
  const { unmount } = await open({ keyword: 'React', workTypes: ['CONTRACT'] });
  expect(await save()).toBeEnabled();
  unmount();
  await open({});
  expect(await save()).toBeEnabled();
});
