import { render } from '@testing-library/react';
import { WovenAvatar } from './WovenAvatar';

const drawn = (id: string) => {
  const { container } = render(<WovenAvatar name="M.S." id={id} size={48} />);
  return container.innerHTML.replaceAll(/_r_\w+_/g, '');
};

test('people with the same initials differ by their ids', () => {
  const looks = new Set(Array.from({ length: 200 }, (_, index) => drawn(`id-${index}`)));
  expect(looks.size).toBeGreaterThan(40);
  expect(drawn('id-1')).toBe(drawn('id-1'));
});
