import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrontDoor } from '../front-door/FrontDoor';
import { synthesise } from '../assembly/synthesise';
import type { Options } from '../options/Options';
import { assertPortFree } from '../processes/assertPortFree';
import { captureRoutes } from '../services/developer-page/captureRoutes';
import { controlRoutes } from '../services/developer-page/controlRoutes';
import { createDeveloperPage } from '../services/developer-page/createDeveloperPage';
import { unknownServiceRoutes } from '../services/developer-page/unknownServiceRoutes';
import { workRoutes } from '../services/developer-page/workRoutes';
import { areTablesEmpty } from '../services/dynamodb/areTablesEmpty';
import { createSearch } from '../services/search/createSearch';
import { inventory } from '../template/inventory';
import { readStack } from '../template/readStack';
import { buildWebsite } from '../website/buildWebsite';
import { createWebsite } from '../website/createWebsite';
import { readDistribution } from '../website/readDistribution';
import { describeInventory } from './describeInventory';
import { environmentOf } from './environmentOf';
import { launchDatabase } from './launchDatabase';
import { openData } from './openData';
import { seedWhenEmpty } from './seedWhenEmpty';
import type { Shutdown } from './Shutdown';
import { startServices } from './startServices';

function parameters(): Record<string, string> {
  return JSON.parse(readFileSync(join(__dirname, '..', 'parameters.json'), 'utf8')) as Record<string, string>;
}

/**
 * Starts the whole cloud and resolves when it is ready: seeded, indexed, searchable and, with the web app, built.
 * `shutdown` stops whatever was started, also when this rejects.
 */
export async function startCloud(options: Options, shutdown: Shutdown): Promise<string> {
  const { port, folder } = options;
  const data = openData(options, shutdown);
  await assertPortFree(port);
  const door = new FrontDoor(port);
  await door.open();
  shutdown.add(() => door.close());

  const environment = environmentOf(options, data);
  const web = join(folder, 'web');
  const building = options.web ? buildWebsite(web) : Promise.resolve(false);
  building.catch(() => undefined); // Awaited below; until then a failure is no crash.
  const starting = createSearch({ environment });
  const [search, wasSynthesised] = await Promise.all([
    starting,
    synthesise(environment.assembly, options.context),
    launchDatabase(options, data, shutdown),
  ]);
  shutdown.add(() => search.stop());
  const stack = readStack(environment, parameters());
  console.log(
    `${stack.name}: ${wasSynthesised ? 'synthesised' : 'unchanged since it was last synthesised'}.`,
  );
  for (const line of describeInventory(inventory(stack))) console.log(line);

  const services = await startServices(stack, environment, door, shutdown);
  const drain = () => services.drained().then(() => search.refresh());
  const routes = [
    ...captureRoutes(services.mailbox, services.slack),
    ...controlRoutes({ drain, expireCodes: services.cognito.expireCodes }),
    ...workRoutes({ ...services, trace: services.appsync.trace }),
    ...unknownServiceRoutes,
  ];
  door.mount('/_local', createDeveloperPage(routes));

  const seedFunction = stack.outputs.SeedFunctionName ?? '';
  const wasSeeded = await seedWhenEmpty({
    data,
    isEmpty: () => areTablesEmpty(stack, services.client),
    seed: () => services.host.invoke(seedFunction, { catalogues: true, demo: options.demo }),
  });
  if (wasSeeded) console.log('Seeded; the indices follow.');
  // Not before: what comes all at once is done in full batches.
  await services.streams.start();
  await drain();
  await building;
  if (options.web) door.mountWebsite(createWebsite(web, readDistribution(stack)));
  return environment.origin;
}
