import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { DisclosureMenu } from './DisclosureMenu';
import { placeBelow } from './placeBelow';

const onDelete = jest.fn();

async function openMenu() {
  await renderApp(
    <DisclosureMenu label="その他の操作" button="︙" place={placeBelow}>
      <button type="button" onClick={onDelete}>
        削除
      </button>
    </DisclosureMenu>,
  );
  const menu = screen.getByText('削除').closest('details')!;
  const button = screen.getByLabelText('その他の操作');
  await aUser().click(button);
  expect(menu).toHaveAttribute('open');
  return { menu, button };
}

test('pressing a button of the menu closes the menu and gives the focus back', async () => {
  const { menu, button } = await openMenu();
  await aUser().click(screen.getByText('削除'));
  expect(onDelete).toHaveBeenCalled();
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});

test('Escape closes the menu and gives the focus back', async () => {
  const { menu, button } = await openMenu();
  await aUser().tab();
  expect(screen.getByText('削除')).toHaveFocus();
  await aUser().keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(button).toHaveFocus();
});

test('a floating menu closes when the page scrolls, because it would stay where it is', async () => {
  const { menu } = await openMenu();
  document.dispatchEvent(new Event('scroll'));
  expect(menu).not.toHaveAttribute('open');
});
