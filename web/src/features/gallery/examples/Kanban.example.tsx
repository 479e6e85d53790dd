import { useState } from 'react';
import { Kanban } from '../../../components/work/Kanban';
import type { Example } from '../Example';

const columns = [
  { key: 'APPLIED', label: '応募' },
  { key: 'INTERVIEW', label: '面談' },
  { key: 'OFFERED', label: '内定' },
  { key: 'REJECTED', label: '見送り', isEnd: true },
] as const;

type Key = (typeof columns)[number]['key'];

const people: { id: string; column: Key }[] = [
  { id: 'ゆいこ', column: 'APPLIED' },
  { id: 'こうじ', column: 'APPLIED' },
  { id: 'さくら', column: 'INTERVIEW' },
];

function Selection() {
  const [placed, setPlaced] = useState(people);
  const [chosen, setChosen] = useState<Key | null>(null);
  const cards = placed.map(({ id, column }) => ({
    id,
    column,
    name: id,
    content: <strong>{id}</strong>,
    targets: column === 'REJECTED' ? [] : columns.map(({ key }) => key).filter((key) => key !== column),
  }));
  return (
    <Kanban
      columns={columns}
      cards={cards}
      chosen={chosen}
      onChoose={setChosen}
      onMove={(id, column) => setPlaced(placed.map((one) => (one.id === id ? { id, column } : one)))}
    />
  );
}

export const example: Example = {
  name: 'Kanban',
  states: { selection: () => <Selection /> },
};
