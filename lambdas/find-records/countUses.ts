import { Job } from '../../model/entities/Job';
import { Prefacture } from '../../model/entities/Prefacture';
import { Skill } from '../../model/entities/Skill';
import { SkillTag } from '../../model/entities/SkillTag';
import type { EnumValue } from '../../model/enums';
import { wholeEntity } from '../../model/wholeEntity';
import { multiSearch } from '../lib/multiSearch';

type Catalogue = EnumValue<'UsedCatalogue'>;

const catalogues = { Prefacture, Job, Skill, SkillTag } satisfies Record<Catalogue, unknown>;

/** More entries than any catalogue has. */
const MOST = 10_000;

/** How many talents and jobs refer to an entry of a catalogue, as the API returns it. */
export interface CatalogUse {
  id: string;
  talents: number;
  jobs: number;
}

/**
 * Counts, in one request to OpenSearch, the talents and the jobs that refer to each entry of a catalogue.
 */
export async function countUses(catalogue: Catalogue): Promise<CatalogUse[]> {
  const field = wholeEntity(catalogues[catalogue]).referencedInSearchBy;
  const body = { size: 0, aggs: { uses: { terms: { field, size: MOST } } } };
  const [talents, jobs] = (
    await multiSearch([
      { index: 'users-admin', body },
      { index: 'open-jobs-admin', body },
    ])
  ).map(({ counts }) => counts['uses'] ?? new Map<string, number>());
  const ids = new Set([...(talents?.keys() ?? []), ...(jobs?.keys() ?? [])]);
  return [...ids].map((id) => ({ id, talents: talents?.get(id) ?? 0, jobs: jobs?.get(id) ?? 0 }));
}
