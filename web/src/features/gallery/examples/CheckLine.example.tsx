import { useState } from 'react';
import { CheckLine } from '../../../components/filters/CheckLine';
import type { Example } from '../Example';

function Line({ initially = false, disabled = false }) {
  const [checked, setChecked] = useState(initially);
  return (
    <CheckLine text="フルリモート" count={42} checked={checked} disabled={disabled} onChange={setChecked} />
  );
}

export const example: Example = {
  name: 'CheckLine',
  states: {
    open: () => <Line />,
    checked: () => <Line initially />,
    disabled: () => <Line disabled />,
  },
};
