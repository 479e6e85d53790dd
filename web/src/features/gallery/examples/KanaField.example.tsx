import { useState } from 'react';
import { KanaField } from '../../../components/forms/KanaField';
import type { Example } from '../Example';

function Reading({ initially = '' }) {
  const [value, setValue] = useState(initially);
  return <KanaField aria-label="セイ" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'KanaField',
  states: {
    empty: () => <Reading />,
    'hiragana-until-it-is-left': () => <Reading initially="たかなし" />,
  },
};
