import { useState } from 'react';
import { UrlInput } from '../../../components/forms/UrlInput';
import type { Example } from '../Example';

function Address({ initially }: { initially: string }) {
  const [value, setValue] = useState(initially);
  return <UrlInput aria-label="URL" value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'UrlInput',
  states: {
    empty: () => <Address initially="" />,
    filled: () => <Address initially="https://example.com/works" />,
  },
};
