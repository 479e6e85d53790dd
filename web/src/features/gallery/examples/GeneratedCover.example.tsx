import { GeneratedCover } from '../../../components/avatars/GeneratedCover';
import type { Example } from '../Example';

const frame = { width: 280, height: 120, overflow: 'hidden' };

export const example: Example = {
  name: 'GeneratedCover',
  states: {
    'one-pattern': () => (
      <div style={frame}>
        <GeneratedCover name="株式会社さざなみ" />
      </div>
    ),
    'another-pattern': () => (
      <div style={frame}>
        <GeneratedCover name="みなと設計室" />
      </div>
    ),
  },
};
