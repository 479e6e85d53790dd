import { useState } from 'react';
import { CatalogueSelect } from '../../../components/forms/CatalogueSelect';
import type { Example } from '../Example';

const entries = ['北海道', '東京都', '大阪府', '福岡県'].map((name) => ({ id: name, name }));

function Place({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <CatalogueSelect aria-label="活動拠点" canBeEmpty entries={entries} value={value} onChange={setValue} />
  );
}

export const example: Example = {
  name: 'CatalogueSelect',
  states: {
    empty: () => <Place />,
    chosen: () => <Place initial="東京都" />,
    loading: () => <CatalogueSelect aria-label="活動拠点" value="東京都" />,
  },
};
