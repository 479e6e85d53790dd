import { env } from './needs';
import { signedFetch } from '../lib/signedFetch';
import type { Announcement } from '../../model/Announcement';

interface Announced {
  announcement: Announcement;
  item: Readonly<Record<string, unknown>>;
}

interface Refusal {
  message: string;
  path?: readonly (string | number)[] | null;
}

/**
 * Returns the selection set of a publishing mutation: all fields that are published. AppSync sends
 * subscribers only the fields that the mutation has selected.
 */
function selectionOf({ fields, nested = {} }: Announcement): string {
  return [...fields, ...Object.entries(nested).map(([name, parts]) => `${name} { ${parts} }`)].join(' ');
}

/**
 * Builds one GraphQL request with a publishing mutation for each item. AppSync runs the mutations of one
 * request in their order.
 */
function requestOf(announced: readonly Announced[]) {
  const variables = announced.map(({ announcement }, place) => `$i${place}: ${announcement.input}!`);
  const fields = announced.map(
    ({ announcement }, place) =>
      `a${place}: ${announcement.mutation}(input: $i${place}) { ${selectionOf(announcement)} }`,
  );
  const inputs = announced.map(({ announcement, item }, place) => {
    const names = [...announcement.fields, ...Object.keys(announcement.nested ?? {})];
    return [`i${place}`, Object.fromEntries(names.map((name) => [name, item[name] ?? null]))];
  });
  return {
    query: `mutation Publish(${variables.join(', ')}) { ${fields.join(' ')} }`,
    variables: Object.fromEntries(inputs) as Record<string, unknown>,
  };
}

/**
 * Sends publishing mutations to AppSync, signed with the publishing role. Returns the items that failed, each
 * with its error. If AppSync rejects the request as a whole, each mutation is sent in a request of its own,
 * so that one invalid item does not block the others.
 */
export async function publish<Each extends Announced>(announced: readonly Each[]): Promise<Map<Each, Error>> {
  const all = (error: Error) => new Map(announced.map((each) => [each, error]));
  try {
    const body = JSON.stringify(requestOf(announced));
    const answer = await signedFetch({ service: 'appsync', url: env('GRAPHQL_ENDPOINT'), body });
    const { errors = [] } = (await answer.json()) as { errors?: Refusal[] };
    const refused = (each: Each, place: number) =>
      errors.find(({ path }) => path?.[0] === `a${place}`) && each;
    const failed = announced.filter(refused);
    if (answer.ok && failed.length > 0)
      return new Map(failed.map((each) => [each, new Error(`Publishing failed: ${errors[0]?.message}`)]));
    if (answer.ok && errors.length === 0) return new Map();
    if (answer.status >= 500 || announced.length === 1)
      return all(new Error(`Publishing failed: ${errors[0]?.message ?? answer.status}`));
    const alone = await Promise.all(announced.map((each) => publish([each])));
    return new Map(alone.flatMap((failures) => [...failures]));
  } catch (error) {
    return all(error as Error);
  }
}
