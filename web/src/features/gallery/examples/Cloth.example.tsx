import { Cloth } from '../../../components/avatars/Cloth';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Cloth',
  states: {
    alone: () => (
      <div style={{ maxWidth: 280, height: 120 }}>
        <Cloth pattern="seigaiha" cloth="indigo" />
      </div>
    ),
  },
};
