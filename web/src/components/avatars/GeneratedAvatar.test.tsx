import { render } from '@testing-library/react';
import { GeneratedAvatar } from './GeneratedAvatar';

const drawn = (id?: string) => {
  const { container } = render(<GeneratedAvatar name="M.S." id={id} size={48} />);
  return container.innerHTML.replaceAll(/_r_\w+_/g, '');
};

test('people with the same initials differ by their ids', () => {
  const looks = new Set(Array.from({ length: 200 }, (_, index) => drawn(`id-${index}`)));
  expect(looks.size).toBeGreaterThan(40);
  expect(drawn('id-1')).toBe(drawn('id-1'));
});

test('without an id there is no cloth', () => {
  const { container } = render(<GeneratedAvatar name="縁 結子" />);
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});
