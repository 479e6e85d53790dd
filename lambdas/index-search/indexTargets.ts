import type { Action } from './Action';
import { actionsOf } from './actionsOf';
import { aliases } from './aliases';
import { noteFoundJobs } from './alerts/noteFoundJobs';
import { nextAlias } from './nextAlias';
import { DocumentRejected } from './DocumentRejected';
import { TableReader } from './TableReader';
import type { Target } from './Target';
import { writeActions } from './writeActions';

const AT_ONCE = 16;

/**
 * Writes all search documents of these targets (such as a job or a talent). If an index is being rebuilt, its
 * documents are also written to the new index. Returns the errors, keyed by the target as JSON.
 */
export async function indexTargets(targets: Target[]): Promise<Map<string, Error>> {
  const failures = new Map<string, Error>();
  // The aliases are read for each batch: a running rebuild may have read the tables before this change.
  const asking = aliases().catch(asError);
  const source = new TableReader();
  const keys = [...new Set(targets.map((target) => JSON.stringify(target)))];
  const byKey = new Map<string, Action[]>();
  for (let at = 0; at < keys.length; at += AT_ONCE)
    await Promise.all(
      keys.slice(at, at + AT_ONCE).map(async (key) => {
        try {
          byKey.set(key, await actionsOf(JSON.parse(key) as Target, source));
        } catch (error) {
          failures.set(key, asFailure(error));
        }
      }),
    );
  const known = await asking;
  if (known instanceof Error) return new Map(keys.map((key) => [key, known]));
  await noteOfJobs(byKey, failures);
  const actions = new Map(
    [...byKey.values()].flat().map((action) => [`${action.index}/${action.id}`, action]),
  );
  const refused = await writeActions([...actions.values()], source.version, (index) =>
    [index, nextAlias(index)].filter((alias) => alias === index || known.has(alias)),
  );
  const refusals = new Map([...refused].map(([{ index, id }, error]) => [`${index}/${id}`, error]));
  for (const [key, list] of byKey)
    for (const { index, id } of list) {
      const refusal = refusals.get(`${index}/${id}`);
      if (refusal) failures.set(key, refusal);
    }
  return failures;
}

/**
 * Tells the alerts of the jobs among the targets. If this fails, the jobs are not written, because a repetition must find
 * their documents as they were.
 */
async function noteOfJobs(byKey: Map<string, Action[]>, failures: Map<string, Error>): Promise<void> {
  const ofJobs = [...byKey].filter(([, actions]) => actions.some(({ index }) => index === 'open-jobs'));
  try {
    await noteFoundJobs(ofJobs.flatMap(([, actions]) => actions));
  } catch (error) {
    for (const [key] of ofJobs) {
      byKey.delete(key);
      failures.set(key, asError(error));
    }
  }
}

/**
 * Classifies an error that occurred while a document was built. A TypeError would occur again, so the
 * document counts as rejected. Any other error, such as one of DynamoDB, may be temporary.
 */
const asFailure = (error: unknown): Error =>
  error instanceof TypeError && !('$metadata' in error)
    ? new DocumentRejected(String(error))
    : asError(error);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
