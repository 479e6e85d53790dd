import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { aWindow } from '../../testing/aWindow';
import { renderApp } from '../../testing/renderApp';
import { DockedFilters } from './DockedFilters';

const { matchMedia } = window;
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = matchMedia;
});

const Talents = () => (
  <DockedFilters active={2} filters={<p>職種</p>}>
    <p>一覧</p>
  </DockedFilters>
);

test('on wide windows the filters are beside the list and say how many are set', async () => {
  await renderApp(<Talents />);
  expect(screen.getByRole('complementary', { name: '絞り込み' })).toHaveTextContent('絞り込み（2）職種');
  expect(screen.getByText('一覧')).toBeInTheDocument();
});

test('on telephones a button opens them in a sheet', async () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: true });
  await renderApp(<Talents />);
  expect(screen.queryByText('職種')).not.toBeInTheDocument();
  await aUser().click(screen.getByRole('button', { name: '絞り込み（2）' }));
  expect(await screen.findByRole('dialog', { name: '絞り込み' })).toHaveTextContent('職種');
});

test('a word that is half-typed stays when the window changes, and while the sheet is closed', async () => {
  const resize = aWindow();
  await renderApp(
    <DockedFilters active={0} filters={<input aria-label="職種を探す" />}>
      <p>一覧</p>
    </DockedFilters>,
  );
  const user = aUser();
  await user.type(screen.getByLabelText('職種を探す'), 'デザ');
  await resize('narrow');
  expect(screen.queryByLabelText('職種を探す')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  expect(await screen.findByLabelText('職種を探す')).toHaveValue('デザ');
});
