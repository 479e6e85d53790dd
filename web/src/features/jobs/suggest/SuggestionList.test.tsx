import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { renderWithApi } from '../../../testing/renderWithApi';
import { recentSearches } from '../search/recentSearches';
import { SuggestedInput } from './SuggestedInput';

const NAMES = [
  { kind: 'JOB', id: 'frontend', name: 'フロントエンドエンジニア', count: 12 },
  { kind: 'SKILL', id: 'react', name: 'React', count: 7 },
  { kind: 'ORGANIZATION', id: null, name: '株式会社みなと', count: 3 },
];
const catalogue = {
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};

function Field({ onChoose }: { onChoose: (next: JobSearch) => void }) {
  const [text, setText] = useState('');
  const change = ({ target }: { target: HTMLInputElement }) => setText(target.value);
  const field = { value: text, onChange: change, search: emptyJobSearch, onChoose };
  return <SuggestedInput {...field} aria-label="キーワード" />;
}

/**
 * Renders the keyword field with suggestions. `asked` collects the texts for which suggestions were
 * requested, `chosen` the searches of the chosen suggestions.
 */
async function open(answer: (text: string) => unknown = () => NAMES) {
  const asked: string[] = [];
  const chosen: JobSearch[] = [];
  const suggest = ({ text }: { text: string }) => {
    asked.push(text);
    return answer(text);
  };
  await renderWithApi(<Field onChoose={(next) => chosen.push(next)} />, { ...catalogue, suggest });
  return { asked, chosen, user: userEvent.setup() };
}

const field = () => screen.findByRole('combobox', { name: 'キーワード' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('what is typed is completed, and a chosen occupation becomes a condition instead of the text', async () => {
  const { asked, chosen, user } = await open();
  await user.click(screen.getByLabelText('キーワード'));
  await user.type(await field(), 'ふろ');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()[0]).toContain('12件');
  expect(asked).toEqual(['ふろ']);
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  const [first] = screen.getAllByRole('option');
  expect(await field()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([{ ...emptyJobSearch, occupations: ['frontend'] }]);
  expect(await field()).toHaveAttribute('aria-expanded', 'false');
});

test('an organization becomes the keyword; Escape closes the list and leaves the text', async () => {
  const { chosen, user } = await open();
  await user.click(screen.getByLabelText('キーワード'));
  await user.type(await field(), 'みな');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(await field()).toHaveValue('みな');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(chosen).toEqual([{ ...emptyJobSearch, keyword: '株式会社みなと' }]);
});

test('nothing is asked while an input method composes, and Enter belongs to the input method', async () => {
  const { asked, chosen, user } = await open();
  await user.click(screen.getByLabelText('キーワード'));
  const input = await field();
  fireEvent.compositionStart(input);
  for (const text of ['k', 'け', 'けい']) {
    (input as HTMLInputElement).value = text;
    fireEvent(input, new InputEvent('input', { bubbles: true, isComposing: true }));
  }
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(asked).toEqual(['けい']);
  expect(chosen).toEqual([]);
});

test('own recent searches are there before anything is typed, and filtered by what is typed', async () => {
  recentSearches.note('q=React');
  recentSearches.note('q=経理');
  const { chosen, user } = await open(() => []);
  await user.click(screen.getByLabelText('キーワード'));
  await waitFor(() => expect(options()).toEqual(['経理最近の検索', 'React最近の検索']));
  await user.type(await field(), 'rea');
  await waitFor(() => expect(options()).toEqual(['React最近の検索']));
  await user.click(screen.getByRole('option'));
  expect(chosen).toEqual([{ ...emptyJobSearch, keyword: 'React' }]);
});

test('without an answer there is no list, and the field remains usable', async () => {
  const { asked, user } = await open(() => {
    throw new Error('down');
  });
  await user.click(screen.getByLabelText('キーワード'));
  await user.type(await field(), 'ab');
  await waitFor(() => expect(asked).toEqual(['ab']));
  expect(options()).toEqual([]);
  expect(await field()).toHaveValue('ab');
});
