import { CompoundName } from '../../../components/wrapping/CompoundName';
import type { Example } from '../Example';

export const example: Example = {
  name: 'CompoundName',
  states: {
    'wide-enough': () => <CompoundName name="カスタマーサクセス" />,
    narrow: () => (
      <div style={{ width: '8em' }}>
        <CompoundName name="データサイエンティスト" />
      </div>
    ),
  },
};
