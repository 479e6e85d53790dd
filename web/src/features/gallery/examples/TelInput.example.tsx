import { useState } from 'react';
import { TelInput } from '../../../components/forms/TelInput';
import type { Example } from '../Example';

function Phone({ initially }: { initially: string }) {
  const [value, setValue] = useState(initially);
  return <TelInput aria-label="電話番号" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'TelInput',
  states: { empty: () => <Phone initially="" />, filled: () => <Phone initially="090-0000-8524" /> },
};
