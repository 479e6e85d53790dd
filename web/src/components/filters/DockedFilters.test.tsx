import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { DockedFilters } from './DockedFilters';

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

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
