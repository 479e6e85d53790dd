import { useState } from 'react';
import { TagCombobox } from '../../../components/forms/TagCombobox';
import type { Example } from '../Example';

const tags = [
  'React',
  'Next.js',
  'TypeScript',
  'Go',
  'Ruby on Rails',
  'デザインシステム実装',
  '要件定義',
  'Figma',
];

function Skills({ initially = [] }: { initially?: string[] }) {
  const [value, setValue] = useState(initially);
  return <TagCombobox aria-label="スキル" tags={tags} value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'TagCombobox',
  states: {
    empty: () => <Skills />,
    chosen: () => <Skills initially={['React', 'TypeScript', 'デザインシステム実装']} />,
  },
};
