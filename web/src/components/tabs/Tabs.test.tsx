import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { themeStore } from '../../lib/theme/themeStore';
import { aUser } from '../../testing/aUser';
import { Tabs } from './Tabs';

const tabs = [
  { key: 'open', label: '募集中' },
  { key: 'applied', label: '応募済み' },
  { key: 'closed', label: '募集終了' },
] as const;

function Three() {
  const [chosen, setChosen] = useState<(typeof tabs)[number]['key']>('open');
  return (
    <Tabs label="状態" tabs={tabs} chosen={chosen} onChange={setChosen}>
      {chosen}
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

afterEach(() => themeStore.change({ direction: 'ltr' }));

test('the arrow keys, Home and End choose and focus a tab, around the ends', async () => {
  const user = aUser();
  render(<Three />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '募集中' })).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', '応募済み'],
    ['{End}', '募集終了'],
    ['{ArrowRight}', '募集中'],
    ['{ArrowLeft}', '募集終了'],
    ['{Home}', '募集中'],
  ] as const) {
    await user.keyboard(key);
    expect(chosen()).toHaveAccessibleName(name);
    expect(chosen()).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: '募集中' })).toHaveFocus();
});

test('from right to left the arrows are exchanged', async () => {
  themeStore.change({ direction: 'rtl' });
  const user = aUser();
  render(<Three />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(chosen()).toHaveAccessibleName('応募済み');
});
