import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAllTexts } from '../../testing/startAllTexts';
import { FacetChecks } from './FacetChecks';

beforeAll(() => startAllTexts());

const skills = ['React', 'Vue.js', 'Go', 'データ分析'].map((name) => ({ value: name, label: name }));
const shown = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent);

test.each([
  ['りあくと', ['React', 'Go']],
  ['リアクト', ['React', 'Go']],
  ['ｒｅａｃｔ', ['React', 'Go']],
  ['でーた', ['Go', 'データ分析']],
  ['存在しない', ['Go']],
])('%s finds values by their readings, and what is chosen stays', async (typed, found) => {
  const finder = { label: 'スキル', finder: '探す', options: skills, chosen: ['Go'], most: 2 };
  render(<FacetChecks {...finder} onChange={jest.fn()} />);
  expect(shown()).toEqual(['React', 'Vue.js', 'Go']);
  await userEvent.type(screen.getByRole('searchbox', { name: '探す' }), typed);
  expect(shown()).toEqual(found);
});
