import { origin } from '../stack/origin';

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${origin()}/_local${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

interface Search {
  nodes?: 1 | 2;
  lost?: readonly string[];
  diskMegabytes?: number | null;
  occupiedMegabytes?: number;
}

/** Failures of AWS that the running local stack makes on request. */
export const trouble = {
  /** Takes nodes, indices, disk or memory from the search domain, or gives them back. */
  search: (condition: Search) => post('/search/condition', condition),
  /** Sets how many functions the account may run at once; null for the usual quota. */
  concurrency: (limit: number | null) => post('/functions/concurrency', { limit }),
  /** Makes a recipient refuse mail or report it as spam. */
  mail: (email: string, reaction: 'BOUNCE' | 'COMPLAINT') => post('/mail/reaction', { email, reaction }),
};
