import { useState } from 'react';
import { CatalogueChoices } from '../../../components/forms/CatalogueChoices';
import type { Example } from '../Example';

const prefectures = [
  ...['茨城県', '東京都', '神奈川県'].map((name) => ({ id: name, name, group: '関東' })),
  ...['滋賀県', '京都府', '大阪府'].map((name) => ({ id: name, name, group: '近畿' })),
];

function Areas({ initial = [] }: { initial?: string[] }) {
  const [value, setValue] = useState(initial);
  return <CatalogueChoices aria-label="働ける地域" entries={prefectures} value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'CatalogueChoices',
  states: {
    empty: () => <Areas />,
    chosen: () => <Areas initial={['東京都', '京都府']} />,
    loading: () => <CatalogueChoices aria-label="働ける地域" value={['東京都']} />,
  },
};
