import { openAreaSettings } from '../support/stack/openAreaSettings';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalCloud } from '@enishi/local-cloud';
import { freePort, Shutdown } from '@enishi/local-cloud/processes';
import { Kind, parse, print, visit } from 'graphql';
import { restoreFromCache } from '../../local/builds/restoreFromCache';
import { templateBuild } from '../../local/builds/templateBuild';
import { readOptions } from '../../local/options/readOptions';
import { settingsOf } from '../../local/start/settingsOf';

export type Area = 'closed' | 'open';

export interface Harness {
  origin: string;
  /**
   * Replaces the code of some resolvers and opens or closes the client area (for organizations and
   * consultants). `codes` contains the new code by the original code.
   */
  use(codes: ReadonlyMap<string, string>, clientArea: Area): Promise<void>;
  /** Waits until all streams are processed and all writes can be found by search. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Replaces the access directives of the schema so that guests and signed-in people may call every field. Then
 * only the resolvers refuse calls.
 */
function withoutDirectives(definition: string): string {
  const open = ['aws_iam', 'aws_cognito_user_pools'].map((value) => ({
    kind: Kind.DIRECTIVE as const,
    name: { kind: Kind.NAME as const, value },
  }));
  const kept = (name: string) => name === 'aws_subscribe';
  return print(
    visit(parse(definition), {
      ObjectTypeDefinition: (node) => ({ ...node, directives: open }),
      FieldDefinition: (node) => ({
        ...node,
        directives: (node.directives ?? []).filter(({ name }) => kept(name.value)),
      }),
    }),
  );
}

/**
 * Starts a seeded local cloud in this process. Its resolvers can be replaced, and the schema has no access
 * directives. The tokens of an organization's members always contain the organization's id. The resolvers
 * must ignore this id while the client area (for organizations and consultants) is closed.
 */
export async function startHarness(root: string): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-data-'));
  const port = await freePort();
  const options = readOptions(['--no-web'], {
    PORT: String(port),
    LOCAL_DATA: folder,
    ...openAreaSettings,
  });
  const shutdown = new Shutdown();
  const settings = settingsOf(options, join(folder, 'data'));
  const cloud = await LocalCloud.open(settings, shutdown);
  await restoreFromCache(settings.assembly, templateBuild(options.context));
  const stack = cloud.readStack();
  const [schema] = stack.resources('AWS::AppSync::GraphQLSchema');
  // The run takes longer than tokens are valid, and a refused token would look like a guard.
  for (const { properties } of stack.resources('AWS::Cognito::UserPoolClient')) {
    const units = properties.TokenValidityUnits as Record<string, string>;
    properties.TokenValidityUnits = { ...units, IdToken: 'hours', AccessToken: 'hours' };
    Object.assign(properties, { IdTokenValidity: 24, AccessTokenValidity: 24 });
  }
  const open = withoutDirectives(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const running = await cloud.deploy(stack);
  await running.createCustomResources();
  await running.invoke(stack.outputs.SeedFunctionName ?? '', { demo: true });
  await running.startStreams();
  await running.drain();
  const resolvers = [
    ...stack.resources('AWS::AppSync::Resolver'),
    ...stack.resources('AWS::AppSync::FunctionConfiguration'),
  ];
  let stopReplacement: (() => Promise<void>) | undefined;
  const [graph] = stack.resources('AWS::AppSync::GraphQLApi');
  const use: Harness['use'] = async (codes, clientArea) => {
    const before = resolvers.map(({ properties }) => properties.Code);
    for (const { properties } of resolvers)
      properties.Code = codes.get(String(properties.Code)) ?? properties.Code;
    if (schema) schema.properties.Definition = open;
    if (graph)
      graph.properties.EnvironmentVariables = {
        ...(graph.properties.EnvironmentVariables as object),
        clientArea,
      };
    const stopNext = running.replaceApi(stack);
    resolvers.forEach(({ properties }, index) => (properties.Code = before[index]));
    await stopReplacement?.();
    stopReplacement = stopNext;
  };
  return {
    origin: cloud.origin,
    use,
    settled: () => running.drain(),
    async stop() {
      await stopReplacement?.();
      await shutdown.run();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
