import { useState } from 'react';
import { SortableList } from '../../../components/forms/SortableList';
import type { Example } from '../Example';

function Skills() {
  const [names, setNames] = useState(['設計', '音声', '翻訳']);
  const move = (name: string, to: number) => {
    const others = names.filter((one) => one !== name);
    setNames([...others.slice(0, to), name, ...others.slice(to)]);
  };
  const items = names.map((name) => ({ id: name, name, content: <strong lang="ja">{name}</strong> }));
  return <SortableList label="スキル" items={items} onMove={move} />;
}

export const example: Example = {
  name: 'SortableList',
  states: { list: () => <Skills /> },
};
