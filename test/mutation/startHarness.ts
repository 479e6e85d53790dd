import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { remembered } from '../../local/assembly/remembered';
import { templateRecipe } from '../../local/assembly/templateRecipe';
import { environmentOf } from '../../local/cloud/environmentOf';
import { launchDatabase } from '../../local/cloud/launchDatabase';
import { mountDeveloperPage } from '../../local/cloud/mountDeveloperPage';
import { Shutdown } from '../../local/cloud/Shutdown';
import { startServices } from '../../local/cloud/startServices';
import { FrontDoor } from '../../local/front-door/FrontDoor';
import { readOptions } from '../../local/options/readOptions';
import { createAppSync } from '../../local/services/appsync/createAppSync';
import { createSearch } from '../../local/services/search/createSearch';
import { readStack } from '../../local/template/readStack';
import { freePort } from '../../local/processes/freePort';

export type Area = 'closed' | 'open';

export interface Harness {
  origin: string;
  /** Serves the API with some resolvers replaced, new code by original code, and the client area closed or open. */
  use(codes: ReadonlyMap<string, string>, clientArea: Area): Promise<void>;
  /** Waits until the streams are processed and all writes are searchable. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens every field to both kinds of credentials, so that only the resolvers refuse calls. */
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
 * Starts the local cloud in this process, seeded, without the schema's directives and with replaceable resolvers.
 * Tokens always name the organization: the resolvers decide whether it counts.
 */
export async function startHarness(root: string): Promise<Harness> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-data-'));
  const port = await freePort();
  const options = readOptions(['--no-web'], {
    PORT: String(port),
    LOCAL_DATA: folder,
    CLIENT_AREA: 'open',
  });
  const shutdown = new Shutdown();
  const environment = environmentOf(options, join(folder, 'data'));
  const door = new FrontDoor(port);
  await door.open();
  shutdown.add(() => door.close());
  const search = await createSearch({ environment, onLost: (sentence) => console.error(sentence) });
  shutdown.add(() => search.stop());
  await launchDatabase(options, environment.data, shutdown);
  await remembered(environment.assembly, templateRecipe(options.context));
  const parameters = JSON.parse(readFileSync(join(root, 'local', 'parameters.json'), 'utf8')) as Record<
    string,
    string
  >;
  const stack = readStack(environment, parameters);
  const [schema] = stack.resources('AWS::AppSync::GraphQLSchema');
  const open = withoutDirectives(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const services = await startServices(stack, environment, door, shutdown);
  mountDeveloperPage(door, stack, services, search, () => services.drained());
  await services.customResources.deploy();
  await services.host.invoke(stack.outputs.SeedFunctionName ?? '', { catalogues: true, demo: true });
  await services.streams.start();
  await services.drained();
  await search.refresh();
  const { authenticator } = services.cognito;
  const invokeLambda = (functionArn: string, payload: unknown) => services.host.invoke(functionArn, payload);
  const resolvers = [
    ...stack.resources('AWS::AppSync::Resolver'),
    ...stack.resources('AWS::AppSync::FunctionConfiguration'),
  ];
  let serving: ReturnType<typeof createAppSync> | undefined;
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
    const next = createAppSync({ stack, environment, authenticator, invokeLambda });
    resolvers.forEach(({ properties }, index) => (properties.Code = before[index]));
    services.appsync.handle = (request, response) => next.handle(request, response);
    await serving?.stop();
    serving = next;
  };
  return {
    origin: environment.origin,
    use,
    async settled() {
      await services.drained();
      await search.refresh();
    },
    async stop() {
      await serving?.stop();
      await shutdown.run();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
