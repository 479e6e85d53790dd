import { AddChips } from '../../../components/chips/AddChips';
import type { Example } from '../Example';

const options = ['TypeScript', 'React', 'デザインシステム実装'].map((name) => ({ id: name, name }));

export const example: Example = {
  name: 'AddChips',
  states: {
    several: () => <AddChips label="おすすめのスキル" options={options} onAdd={() => undefined} />,
    disabled: () => (
      <AddChips isDisabled label="おすすめのスキル" options={options} onAdd={() => undefined} />
    ),
  },
};
