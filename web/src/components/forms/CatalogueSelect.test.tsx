import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { CatalogueSelect } from './CatalogueSelect';

const entries = ['東京都', '京都府', '大阪府'].map((name) => ({ id: `id-${name}`, name }));

test('what starts with the typed text comes first', async () => {
  const onChange = jest.fn();
  await renderApp(<CatalogueSelect aria-label="活動拠点" entries={entries} onChange={onChange} />);
  const user = aUser();
  await user.type(screen.getByRole('combobox', { name: '活動拠点' }), '京都');
  const found = await screen.findAllByTitle(/京都/);
  expect(found.map((option) => option.title)).toEqual(['京都府', '東京都']);
  await user.click(found[0]!);
  expect(onChange.mock.calls).toEqual([['id-京都府']]);
});

test('the id of the chosen entry is never shown instead of its name', async () => {
  await renderApp(<CatalogueSelect aria-label="活動拠点" value="id-京都府" />);
  expect(screen.queryByText('id-京都府')).not.toBeInTheDocument();
});

test.each(['きょうとふ', 'キョウトフ', 'kyoto', 'kyotofu'])(
  '%s finds 京都府 by its reading',
  async (typed) => {
    await renderApp(<CatalogueSelect aria-label="活動拠点" entries={entries} />);
    await aUser().type(screen.getByRole('combobox', { name: '活動拠点' }), typed);
    expect(await screen.findByTitle('京都府')).toBeInTheDocument();
    expect(screen.queryByTitle('大阪府')).not.toBeInTheDocument();
  },
);

test('a word that nothing matches is said in the words of the other fields', async () => {
  await renderApp(<CatalogueSelect aria-label="活動拠点" entries={entries} />);
  await aUser().type(screen.getByRole('combobox', { name: '活動拠点' }), '火星');
  expect(await screen.findByText('「火星」に合うものはありません')).toBeInTheDocument();
});
