import { screen, waitFor } from '@testing-library/react';
import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { ServerErrorScreen } from './ServerErrorScreen';

test('the page has a drawing of its own, and tries again what the person came from', async () => {
  const { container, router } = await renderApp(<ServerErrorScreen />, { at: '/500', path: '/500' });
  expect(container.querySelector('path')).toHaveAttribute('d', moreIllustrations.serverError.ink);
  await aUser().click(screen.getByRole('button', { name: '再読み込み' }));
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/500'));
  expect(screen.queryByRole('button', { name: '再読み込み' })).not.toBeInTheDocument();
});
