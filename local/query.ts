/**
 * `npm run query -- --as talent@example.com '{ listUserNotices { items { id } } }'` calls the API of the copy that runs on
 * PORT as somebody, without a password, or as a guest, and prints the answer. `--variables` gives the variables as JSON.
 * The exit code is 1 when the answer has errors.
 */
import { parseArgs } from 'node:util';

async function ask(): Promise<void> {
  const { PORT = '5173' } = process.env;
  const { values, positionals } = parseArgs({
    options: { as: { type: 'string' }, variables: { type: 'string' } },
    allowPositionals: true,
  });
  const [query] = positionals;
  if (!query) throw new Error("Name the query: npm run query -- --as talent@example.com '{ … }'");
  console.error(`As ${values.as ?? 'a guest'} on port ${PORT}:`);
  const response = await fetch(`http://127.0.0.1:${PORT}/_local/graphql`, {
    method: 'POST',
    body: JSON.stringify({ ...values, query }),
  }).catch(() => {
    throw new Error(`Nothing runs on port ${PORT}: run npm start.`);
  });
  const answer = (await response.json()) as { errors?: unknown; message?: string };
  if (!response.ok) throw new Error(answer.message);
  console.log(JSON.stringify(answer, null, 2));
  if (answer.errors) process.exitCode = 1;
}

ask().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
