import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import type { Example } from '../Example';

export const example: Example = {
  name: 'KeywordSearch',
  states: {
    empty: () => <KeywordSearch label="キーワード" keyword="" onSearch={() => undefined} />,
    filled: () => <KeywordSearch label="キーワード" keyword="React 受付" onSearch={() => undefined} />,
    large: () => <KeywordSearch label="キーワード" keyword="" large onSearch={() => undefined} />,
  },
};
