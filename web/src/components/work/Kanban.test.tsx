import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { startAllTexts } from '../../testing/startAllTexts';
import { aUser } from '../../testing/aUser';
import { Kanban } from './Kanban';

const columns = [
  { key: 'APPLIED', label: '応募' },
  { key: 'INTERVIEW', label: '面談' },
  { key: 'REJECTED', label: '見送り', isEnd: true },
] as const;

type Key = (typeof columns)[number]['key'];

const onMove = jest.fn();
const onRefuse = jest.fn();

/** A board on which each person can be moved to another column. */
function Board({ people }: { people: readonly string[] }) {
  const [placed, setPlaced] = useState(people.map((name) => ({ name, column: 'APPLIED' as Key })));
  const [chosen, setChosen] = useState<Key | null>(null);
  return (
    <Kanban<Key>
      columns={columns}
      cards={placed.map(({ name, column }) => ({
        ...{ id: name, column, name, content: name },
        targets: column === 'APPLIED' ? ['INTERVIEW'] : [],
      }))}
      onMove={(id, to) => {
        onMove(id, to);
        setPlaced(placed.map((one) => (one.name === id ? { ...one, column: to } : one)));
      }}
      onRefuse={onRefuse}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

const user = aUser();
const open = (board: ReactNode) => render(<MemoryRouter>{board}</MemoryRouter>);
const column = (name: RegExp) => screen.getByRole('region', { name });
const menuOf = (name: string) => screen.getByLabelText(`「${name}」を移動`);
const listOf = (name: string) => within(menuOf(name).closest('details')!);
async function moveTo(name: string, label: string) {
  await user.click(menuOf(name));
  await user.click(listOf(name).getByText(label));
}
const tab = (name: RegExp) => screen.getByRole('tab', { name });

const matchMediaOf = window.matchMedia.bind(window);
/** Makes the window as narrow as a phone. */
const narrow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMediaOf(media), matches: true }));

beforeAll(() => startAllTexts());
beforeEach(() => onMove.mockClear());
afterEach(() => jest.restoreAllMocks());

test('columns count their cards, and the keyboard moves a card where it may go', async () => {
  open(<Board people={['ゆいこ']} />);
  expect(within(column(/^応募 1$/)).getByText('ゆいこ')).toBeInTheDocument();
  expect(
    listOf('ゆいこ')
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['面談']);
  menuOf('ゆいこ').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(onMove).not.toHaveBeenCalled();
  await moveTo('ゆいこ', '面談');
  expect(onMove.mock.calls).toEqual([['ゆいこ', 'INTERVIEW']]);
});

test('a card is dropped only where it may go, and other drops are reported', () => {
  open(<Board people={['ゆいこ']} />);
  const dataTransfer = { getData: () => 'ゆいこ' };
  fireEvent.drop(column(/^見送り/), { dataTransfer });
  expect(onMove).not.toHaveBeenCalled();
  expect(onRefuse.mock.calls).toEqual([['ゆいこ', 'REJECTED']]);
  fireEvent.drop(column(/^面談/), { dataTransfer });
  expect(onMove.mock.calls).toEqual([['ゆいこ', 'INTERVIEW']]);
});

test('a phone shows the column of the chosen tab, and every tab counts its cards', async () => {
  narrow();
  open(<Board people={['ゆいこ', 'こうじ']} />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '応募2',
    '面談0',
    '見送り0',
  ]);
  expect(tab(/^応募/)).toHaveAttribute('aria-selected', 'true');
  expect(document.querySelectorAll('[data-card]')).toHaveLength(2);
  await user.click(tab(/^面談/));
  expect(screen.queryByText('ゆいこ')).not.toBeInTheDocument();
  expect(screen.getByText('この列には、まだ何もありません。')).toBeInTheDocument();
});

test('on a phone the column stays when a card leaves it, and the focus goes to the next card', async () => {
  narrow();
  open(<Board people={['ゆいこ', 'こうじ']} />);
  await moveTo('ゆいこ', '面談');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    '応募1',
    '面談1',
    '見送り0',
  ]);
  expect(menuOf('こうじ')).toHaveFocus();
  await moveTo('こうじ', '面談');
  expect(tab(/^応募/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(tab(/^面談/)).toHaveFocus();
  expect(screen.getByText('こうじ')).toBeInTheDocument();
});
