import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
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
        <Button size="small">CSVに書き出す</Button>
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
