import { render, screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { Visibility } from './Visibility';

test('without a change it only says who sees something', () => {
  render(<Visibility isVisible={false}>企業名は非公開です</Visibility>);
  expect(screen.getByText('企業名は非公開です')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('the switch says what it is about, and the keyboard turns it', async () => {
  const user = aUser();
  const onChange = jest.fn();
  render(
    <Visibility isVisible={false} onChange={onChange} of="職歴を企業に公開する">
      非公開
    </Visibility>,
  );
  expect(screen.getByRole('switch', { name: '職歴を企業に公開する' })).not.toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true]]);
});
