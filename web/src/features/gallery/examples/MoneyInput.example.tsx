import { useState } from 'react';
import { MoneyInput } from '../../../components/forms/MoneyInput';
import type { Example } from '../Example';

function Salary({ initially = null }: { initially?: number | null }) {
  const [value, setValue] = useState(initially);
  return <MoneyInput aria-label="希望の報酬（月額）" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'MoneyInput',
  states: {
    empty: () => <Salary />,
    monthly: () => <Salary initially={680_000} />,
    yearly: () => <Salary initially={8_800_000} />,
  },
};
