import { render, screen } from '@testing-library/react';
import { Banner } from './Banner';

test('an urgent banner is read out at once, another one when the person has finished', () => {
  render(
    <>
      <Banner tone="danger" isUrgent>
        保存できませんでした。
      </Banner>
      <Banner tone="done">保存しました。</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('保存できませんでした。');
  expect(screen.getByRole('status')).toHaveTextContent('保存しました。');
});

test.each(['info', 'done', 'waiting', 'danger'] as const)('%s has a sign besides its colour', (tone) => {
  const { container } = render(<Banner tone={tone}>一文</Banner>);
  expect(container.querySelector('svg[aria-hidden] path')).not.toBeNull();
});
