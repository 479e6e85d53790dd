import { useState } from 'react';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import { DockedFilters } from '../../../components/filters/DockedFilters';
import type { Example } from '../Example';

const talents = [
  { name: 'ゆいこ', job: 'フロントエンドエンジニア' },
  { name: 'こうじ', job: 'データエンジニア' },
  { name: 'さくら', job: 'UI/UXデザイナー' },
];

function Talents({ initially = [] }: { initially?: string[] }) {
  const [jobs, setJobs] = useState(initially);
  const options = talents.map(({ job }) => ({ value: job, label: job, count: 1 }));
  const shown = talents.filter(({ job }) => jobs.length === 0 || jobs.includes(job));
  return (
    <DockedFilters
      active={jobs.length}
      filters={<FacetChecks label="職種" options={options} chosen={jobs} onChange={setJobs} />}
    >
      <ul data-bullets>
        {shown.map(({ name, job }) => (
          <li key={name}>
            {name}（{job}）
          </li>
        ))}
      </ul>
    </DockedFilters>
  );
}

export const example: Example = {
  name: 'DockedFilters',
  states: {
    none: () => <Talents />,
    active: () => <Talents initially={['データエンジニア']} />,
  },
};
