import { useState } from 'react';
import { DateParts } from '../../../components/forms/DateParts';
import type { Example } from '../Example';

function BirthDate({ initially = '' }) {
  const [value, setValue] = useState(initially);
  return <DateParts label="生年月日" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'DateParts',
  states: {
    empty: () => <BirthDate />,
    incomplete: () => <BirthDate initially="1992-4-" />,
    complete: () => <BirthDate initially="1992-04-15" />,
    month: () => <DateParts isMonth label="開始" value="2021-04-01" />,
  },
};
