import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { localTables } from '../localTables';
import type { RunningStack } from '../stack/RunningStack';
import { MARKER } from './probes';

/** Returns what pages have written into a copy (`MARKER`) of tables, search and captured posts. */
export async function writtenByPages({ origin, port }: RunningStack): Promise<string[]> {
  const client = localTables.open();
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  client.destroy();
  const found = await fetch(`http://127.0.0.1:${port + 2}/${MARKER}/_search`);
  const slack = await (await fetch(`${origin}/_local/slack`)).text();
  return [
    ...TableNames.filter((name) => name === MARKER),
    ...(found.status === 404 ? [] : ['search']),
    ...(slack.includes(MARKER) ? ['slack'] : []),
  ];
}
