import { useState } from 'react';
import { ColumnChoice } from '../../../components/table/ColumnChoice';
import type { Example } from '../Example';

function Columns() {
  const [hidden, setHidden] = useState(['年齢']);
  return (
    <ColumnChoice
      columns={['応募日', '職種', '年齢'].map((title) => ({
        key: title,
        title,
        isHidden: hidden.includes(title),
      }))}
      onToggle={(key) =>
        setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
      }
    />
  );
}

export const example: Example = {
  name: 'ColumnChoice',
  states: { closed: () => <Columns /> },
};
