import { Input } from 'antd';
import { useState } from 'react';
import { StepList } from '../../../components/forms/StepList';
import type { Example } from '../Example';

function Steps({ start }: { start: readonly string[] }) {
  const [steps, setSteps] = useState(start.map((text, index) => ({ id: String(index), text })));
  return (
    <StepList
      label="手順"
      steps={steps}
      onChange={setSteps}
      nameOf={({ text }) => text}
      create={() => ({ id: crypto.randomUUID(), text: '' })}
      texts={{ add: '手順を追加', remove: '削除', removeOf: (n) => `手順${n}を削除` }}
      most={3}
    >
      {(step, n) => <Input lang="ja" aria-label={`手順${n}`} defaultValue={step.text} />}
    </StepList>
  );
}

export const example: Example = {
  name: 'StepList',
  states: {
    empty: () => <Steps start={[]} />,
    list: () => <Steps start={['宿を選びます。', 'コードを入力します。']} />,
    full: () => <Steps start={['宿を選びます。', 'コードを入力します。', 'メールを見せます。']} />,
  },
};
