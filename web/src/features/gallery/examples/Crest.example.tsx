import { Crest } from '../../../components/avatars/Crest';
import { crestMotifs } from '../../../components/avatars/crestMotifs';
import { hashName } from '../../../components/avatars/hashName';
import type { Example } from '../Example';

/** Invented organization names, one for each motif that a crest can have. */
const names = crestMotifs.map((_, motif) => {
  for (let number = 1; ; number++) {
    const name = `株式会社みなと${number}`;
    if ((hashName(name) >>> 8) % crestMotifs.length === motif) return name;
  }
});

export const example: Example = {
  name: 'Crest',
  states: {
    'all-motifs': () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--enishi-space-16)' }}>
        {names.map((name) => (
          <Crest key={name} name={name} size={56} />
        ))}
      </div>
    ),
    small: () => <Crest name="株式会社さざなみヘルステック" size={20} />,
    undisclosed: () => <Crest name={null} size={56} />,
    picture: () => <Crest name="Enishi" image="/favicon.svg" size={56} />,
  },
};
