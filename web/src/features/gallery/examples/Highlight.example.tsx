import { Highlight } from '../../../components/highlight/Highlight';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Highlight',
  states: {
    none: () => <Highlight text="受付画面を組み直すエンジニア" />,
    words: () => <Highlight text="受付の<em>React</em>画面を組み直す<em>エンジニア</em>" />,
  },
};
