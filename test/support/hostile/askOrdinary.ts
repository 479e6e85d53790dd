import { query, type Caller } from '../api/query';
import { graphql } from '../graphql';

const DOCUMENT = graphql(`
  {
    searchOpenJobs(limit: 5, filter: { keyword: { match: "エンジニア" } }) {
      total
      items {
        id
        title
        organization {
          name
        }
      }
    }
  }
`);

/** Sends a request that the web app often sends, and returns the milliseconds until the answer. */
export async function askOrdinary(as: Caller): Promise<number> {
  const started = performance.now();
  const { errors, data } = await query(DOCUMENT, {}, as);
  if (errors.length > 0 || !data) throw new Error(`An ordinary request failed: ${JSON.stringify(errors)}`);
  return performance.now() - started;
}
