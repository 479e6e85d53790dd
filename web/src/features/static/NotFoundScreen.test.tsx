import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { NotFoundScreen } from './NotFoundScreen';

test('who came to an unknown URL searches jobs from there, or takes one of two links', async () => {
  const { router } = await renderApp(<NotFoundScreen />, { at: '/404', path: '/404' });
  expect(screen.getByRole('link', { name: '案件を探す' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'トップへ戻る' })).toHaveAttribute('href', '/');
  await aUser().type(screen.getByRole('searchbox'), 'React{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/jobs/result?q=React');
});
