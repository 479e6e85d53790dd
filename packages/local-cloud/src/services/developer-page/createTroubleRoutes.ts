import type { LambdaHost } from '../lambda/LambdaHost';
import type { Recipients } from '../mail/Recipients';
import type { Condition } from '../search/Condition';
import type { Search } from '../search/createSearch';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

interface Troubled {
  host: LambdaHost;
  recipients: Recipients;
}

function readCondition({
  nodes,
  lost,
  diskMegabytes,
  occupiedMegabytes,
}: Record<string, unknown>): Partial<Condition> {
  return {
    ...((nodes === 1 || nodes === 2) && { nodes }),
    ...(Array.isArray(lost) && { lost: lost.map(String) }),
    ...((diskMegabytes === null || typeof diskMegabytes === 'number') && { diskMegabytes }),
    ...(typeof occupiedMegabytes === 'number' && { occupiedMegabytes }),
  };
}

/**
 * The developer page's routes that make failures of AWS on purpose, for tests and for trying out alarms:
 * `/search/condition` (a `Condition`, or a part of it) changes what the search domain goes through,
 * `/functions/concurrency` (`limit`; null for the usual one) how many functions the account runs at once,
 * `/mail/reaction` (`email` and `reaction`, BOUNCE or COMPLAINT; null for none) what a recipient does with mail.
 */
export function createTroubleRoutes({ host, recipients }: Troubled, search: Search): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/search\/condition$/,
      async answer({ request }) {
        await search.meet(readCondition(await readJson(request)));
        return search.condition;
      },
    },
    {
      method: 'POST',
      path: /^\/functions\/concurrency$/,
      async answer({ request }) {
        const { limit } = await readJson(request);
        host.restrict(typeof limit === 'number' ? limit : null);
        return { limit };
      },
    },
    {
      method: 'POST',
      path: /^\/mail\/reaction$/,
      async answer({ request }) {
        const { email, reaction } = await readJson(request);
        if (reaction !== null && reaction !== 'BOUNCE' && reaction !== 'COMPLAINT')
          throw new RouteError(400, 'A reaction is BOUNCE, COMPLAINT or null');
        recipients.react(String(email), reaction);
        return { email, reaction };
      },
    },
  ];
}
