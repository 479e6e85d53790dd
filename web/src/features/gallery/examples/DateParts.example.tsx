import { useState } from 'react';
import { DateParts } from '../../../components/forms/DateParts';
import type { Example } from '../Example';

function Entered({ initially = '', isMonth = false }) {
  const [value, setValue] = useState(initially);
  const label = isMonth ? '開始' : '生年月日';
  return <DateParts isMonth={isMonth} label={label} value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'DateParts',
  states: {
    empty: () => <Entered />,
    incomplete: () => <Entered initially="1992-4-" />,
    complete: () => <Entered initially="1992-04-15" />,
    month: () => <Entered isMonth initially="2021-04-01" />,
  },
};
