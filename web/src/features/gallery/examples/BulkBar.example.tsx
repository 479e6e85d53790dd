import { useState } from 'react';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { CheckLine } from '../../../components/filters/CheckLine';
import { BulkBar } from '../../../components/table/BulkBar';
import type { Example } from '../Example';

const names = ['ゆいこ', 'こうじ', 'さくら'];

function Applicants({ initially = [] }: { initially?: string[] }) {
  const [chosen, setChosen] = useState(initially);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      {names.map((name) => (
        <CheckLine key={name} text={name} checked={chosen.includes(name)} onChange={() => toggle(name)} />
      ))}
      <BulkBar count={chosen.length} onClear={() => setChosen([])}>
        <ActionButton size="small">CSVに書き出す</ActionButton>
      </BulkBar>
    </>
  );
}

export const example: Example = {
  name: 'BulkBar',
  states: {
    none: () => <Applicants />,
    two: () => <Applicants initially={['ゆいこ', 'さくら']} />,
  },
};
