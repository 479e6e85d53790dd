import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { kindOf } from '../../matrix/support/rootField';
import { isFilled } from '../isFilled';
import { composed } from '../../../support/composed';

/** How many calls one document has. */
const PER_DOCUMENT = 15;
const REFUSALS = ['Unauthorized', 'NotFound'];

async function askTogether(calls: readonly string[], as: Person): Promise<string[]> {
  const fields = calls.map((call, index) => `a${index}: ${call}`);
  const document = composed<Record<string, unknown>>`${kindOf(calls[0] ?? '')} { ${fields.join('\n')} }`;
  const { data, errors, status } = await query(document, {}, as);
  if (status === 401) return calls.map(() => 'n');
  // An error in one call can empty the whole answer: the calls are sent again, one by one.
  if (!data && calls.length > 1)
    return (await Promise.all(calls.map((call) => askTogether([call], as)))).flat();
  return calls.map((_call, index) => {
    const error = errors.find(({ path }) => !path || path[0] === `a${index}`);
    if (!error) return isFilled(data?.[`a${index}`]) ? 'y' : 'n';
    return REFUSALS.includes(`${error.errorType}`) ? 'n' : `${error.errorType}: ${error.message}`;
  });
}

/**
 * Makes calls of root fields as one person, several in one GraphQL document, queries first. Returns for each call `y` if
 * it had a result, `n` if it was refused as not theirs or had none, and for any other error its text.
 */
export async function askCalls(calls: readonly string[], as: Person): Promise<Map<string, string>> {
  const got = new Map<string, string>();
  for (const kind of ['query', 'mutation'] as const) {
    const theirs = calls.filter((call) => kindOf(call) === kind);
    for (let at = 0; at < theirs.length; at += PER_DOCUMENT) {
      const some = theirs.slice(at, at + PER_DOCUMENT);
      const answers = await askTogether(some, as);
      some.forEach((call, index) => got.set(call, answers[index] ?? ''));
    }
  }
  return got;
}
