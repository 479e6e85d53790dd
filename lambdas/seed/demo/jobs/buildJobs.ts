import type { SeedDay } from '../../lib/SeedDay';
import { jobs } from '../../texts/jobs';
import { organizations } from '../../texts/organizations';
import { buildJob } from './buildJob';
import type { DemoJob } from './DemoJob';
import type { Person } from '../people/Person';

/** Every job; `owners` names who answers for each organization, by its key. Throws on an unknown organization. */
export function buildJobs(day: SeedDay, owners: Map<string, Person>): DemoJob[] {
  return jobs.flatMap(({ occupation, jobs: texts }) =>
    texts.map((text, place) => {
      const organization = organizations.find(({ key }) => key === text.by);
      const owner = owners.get(text.by);
      if (!organization || !owner) throw new Error(`No organization called ${text.by}: ${text.title}`);
      return buildJob(day, occupation, text, organization, owner, place);
    }),
  );
}
