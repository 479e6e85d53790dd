import { render, screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { Rail } from './Rail';

test('the keyboard reaches every entry in its order and brings it into view', async () => {
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent);
  };
  render(
    <Rail labelledBy="x">
      <a href="#1">一</a>
      <a href="#2">二</a>
      <a href="#3">三</a>
    </Rail>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (let n = 0; n < 3; n += 1) await aUser().tab();
  expect(seen).toEqual(['一', '二', '三']);
});
