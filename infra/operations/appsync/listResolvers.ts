import { callAppSync } from './callAppSync';

interface Page {
  resolvers: { typeName: string; fieldName: string }[];
  nextToken?: string | null;
}

/** Returns the coordinates (`Type.field`) of the resolvers that an API of AppSync has for the given types. */
export async function listResolvers(
  apiId: string,
  region: string,
  types: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const type of types) {
    let nextToken: string | null | undefined;
    do {
      const query = { maxResults: '25', ...(nextToken && { nextToken }) };
      const page = await callAppSync<Page>(region, 'GET', `/v1/apis/${apiId}/types/${type}/resolvers`, {
        query,
      });
      found.push(...page.resolvers.map(({ typeName, fieldName }) => `${typeName}.${fieldName}`));
      nextToken = page.nextToken;
    } while (nextToken);
  }
  return found;
}
