import { PooledTalent } from '../../../../model/entities/PooledTalent';
import { TalentNote } from '../../../../model/entities/TalentNote';
import { childId } from '../../../../model/ids';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { pooled } from '../../texts/pooled';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoJob } from './DemoJob';

/**
 * Builds the talents whom the test client's organization keeps, with labels and notes. Some of them are scouted for the
 * job, too.
 * @param talents at least as many talents as there are texts, who are offered to organizations
 */
export function poolItems(day: SeedDay, job: DemoJob, talents: readonly DemoTalent[]): StoredItem[] {
  const organizationId = String(job.values.organizationOpenJobsId);
  const by = job.owner.sub;
  return pooled.flatMap(({ labels, isForJob, note }, index) => {
    const talent = talents[2 * index];
    if (!talent) return [];
    const userID = talent.person.sub;
    const id = childId(userID, organizationId);
    const at = day.ago(9 - index, 11, 7 * index);
    const row = seedItem(PooledTalent, id, at, {
      ...{ userID, organizationId, createdBy: by, isKept: true, keptAt: at, labels },
      openJobIDs: isForJob ? [job.id] : [],
      parentKey: `Organization#${organizationId}`,
      parentSort: `PooledTalent#${at}`,
    });
    if (!note) return [row];
    const noteId = childId(id, seedUlid(`TalentNote:${id}`, Date.parse(at) / 1000));
    return [row, seedItem(TalentNote, noteId, at, { createdBy: by, by, at, text: note })];
  });
}
