import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FrontDoor } from '../front-door/FrontDoor';
import { remembered } from '../assembly/remembered';
import { templateRecipe } from '../assembly/templateRecipe';
import type { Environment } from '../Environment';
import type { Options } from '../options/Options';
import { areTablesEmpty } from '../services/dynamodb/areTablesEmpty';
import { createSearch, type Search } from '../services/search/createSearch';
import { inventory } from '../template/inventory';
import { readStack } from '../template/readStack';
import { createWebsite } from '../website/createWebsite';
import { noWebsite } from '../website/noWebsite';
import { readDistribution } from '../website/readDistribution';
import { websiteRecipe } from '../website/websiteRecipe';
import { describeInventory } from './describeInventory';
import { environmentOf } from './environmentOf';
import { launchDatabase } from './launchDatabase';
import { mountDeveloperPage } from './mountDeveloperPage';
import { seedWhenEmpty } from './seedWhenEmpty';
import type { Shutdown } from './Shutdown';
import { startServices } from './startServices';

async function startSearch(environment: Environment, shutdown: Shutdown): Promise<Search> {
  const search = await createSearch({
    environment,
    onLost: (sentence) => shutdown.fail(sentence),
  });
  shutdown.add(() => search.stop());
  return search;
}

function parameters(): Record<string, string> {
  return JSON.parse(readFileSync(join(__dirname, '..', 'parameters.json'), 'utf8')) as Record<string, string>;
}

/**
 * Starts the whole cloud on a claimed folder, whose `data` lie there, and resolves when it is ready: seeded, indexed,
 * searchable and, with the web app, built. `shutdown` stops whatever was started, also when this rejects.
 */
export async function startCloud(options: Options, data: string, shutdown: Shutdown): Promise<string> {
  const { port, folder } = options;
  const door = new FrontDoor(port);
  await door.open();
  shutdown.add(() => door.close());

  const environment = environmentOf(options, data);
  const web = join(folder, 'web');
  const building = options.web ? remembered(web, websiteRecipe()) : Promise.resolve(false);
  building.catch(() => undefined); // Awaited below; until then a failure is no crash.
  const searching = startSearch(environment, shutdown);
  const launching = launchDatabase(options, data, shutdown);
  // Whatever fails first: what is still starting has to be there before it can be stopped.
  shutdown.add(() => Promise.allSettled([searching, launching]));
  const [search, wasSynthesised] = await Promise.all([
    searching,
    remembered(environment.assembly, templateRecipe(options.context)),
    launching,
  ]);
  const stack = readStack(environment, parameters());
  console.log(
    `${stack.name}: ${wasSynthesised ? 'synthesised' : 'unchanged since it was last synthesised'}.`,
  );
  for (const line of describeInventory(inventory(stack))) console.log(line);

  const services = await startServices(stack, environment, door, shutdown);
  const drain = () => services.drained().then(() => search.refresh());
  mountDeveloperPage(door, stack, services, search, drain);

  const seedFunction = stack.outputs.SeedFunctionName ?? '';
  const wasSeeded = await seedWhenEmpty({
    data,
    isEmpty: () => areTablesEmpty(stack, services.client),
    // Create the resources first: one of them refuses data newer than this release. Start the streams before
    // seeding: the next batch fills while one is processed.
    prepare: () => services.customResources.deploy().then(() => services.streams.start()),
    seed: () => services.host.invoke(seedFunction, { catalogues: true, demo: options.demo }),
  });
  if (wasSeeded) console.log('Seeded; the indices follow.');
  await drain();
  await building;
  door.mountWebsite(options.web ? createWebsite(web, readDistribution(stack)) : noWebsite);
  return environment.origin;
}
