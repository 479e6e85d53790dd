import type { SlackMessage } from '../lib/slack/SlackMessage';
import type { SlackSubject } from '../lib/slack/SlackPost';
import { env } from './needs';
import { newApplication, type ReadApplication } from './newApplication';
import { newUser } from './newUser';
import { OpenJob } from '../../model/entities/OpenJob';
import { UserApplies } from '../../model/entities/UserApplies';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { itemAt } from '../lib/itemAt';
import { Job } from '../../model/entities/Job';
import { collection } from '../lib/collection';
import type { SummarizedTalent } from './talentFacts';

/**
 * Reads what a Slack message says about a talent. It comes from stored records, because the caller's arguments
 * are not trusted. Null if the person has no profile.
 */
async function readTalent(sub: string): Promise<SummarizedTalent | null> {
  const profile = await collection(env('TALENT_TABLE'), sub);
  const user = profile.find((row) => row.__typename === 'User');
  if (!user) return null;
  const id = user.userMainJobId;
  const occupation = id ? await itemAt(env('CATALOG_TABLE'), keyOf(Job, String(id))) : undefined;
  const histories = profile.filter((row) => row.__typename === 'WorkHistory');
  return { user, histories, occupation: occupation?.name };
}

/**
 * Reads a person's application to a job. Null if the person has not applied to the job or has no profile, or if
 * the job does not exist.
 */
async function readApplication(sub: string, openJobId: string): Promise<ReadApplication | null> {
  if (!isIdOf(OpenJob, openJobId)) return null;
  const [application, talent, job] = await Promise.all([
    itemAt(env('TALENT_TABLE'), keyOf(UserApplies, childId(sub, openJobId))),
    readTalent(sub),
    itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, openJobId)),
  ]);
  return application && talent && job ? { application, job, talent } : null;
}

/** Builds the Slack message about stored records. Null if they do not exist. */
export async function messageAbout({ field, sub, openJob }: SlackSubject): Promise<SlackMessage | null> {
  if (field === 'notifyToSlackForNewUser') {
    const talent = await readTalent(sub);
    return talent && newUser(sub, talent, env('SITE_URL'));
  }
  const applied = await readApplication(sub, openJob);
  return applied && newApplication(applied, env('SITE_URL'));
}
