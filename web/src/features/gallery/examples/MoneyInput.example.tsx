import { useState } from 'react';
import { MoneyInput } from '../../../components/forms/MoneyInput';
import type { SalaryType } from '../../../generated/schema';
import type { Example } from '../Example';

interface SalaryProps {
  per: SalaryType;
  initially?: number | null;
}

function Salary({ per, initially = null }: SalaryProps) {
  const [value, setValue] = useState(initially);
  return <MoneyInput per={per} aria-label="希望の報酬" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'MoneyInput',
  states: {
    empty: () => <Salary per="MONTHLY" />,
    hourly: () => <Salary per="HOURLY" initially={4_000} />,
    monthly: () => <Salary per="MONTHLY" initially={680_000} />,
    yearly: () => <Salary per="YEARLY" initially={8_800_000} />,
  },
};
