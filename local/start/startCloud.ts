import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeInventory, LocalCloud } from '@enishi/local-cloud';
import type { Shutdown } from '@enishi/local-cloud/processes';
import { restoreFromCache } from '../builds/restoreFromCache';
import { templateBuild } from '../builds/templateBuild';
import { websiteBuild } from '../builds/websiteBuild';
import type { Options } from '../options/Options';
import { settingsOf } from './settingsOf';

interface Seeding {
  data: string;
  isEmpty(): Promise<boolean>;
  /**
   * Prepares the tables. It is called at each start, before the tables are seeded (if they are), and may
   * write to them.
   */
  prepare(): Promise<unknown>;
  /** Writes the seed data to the tables. It can be repeated after an interruption. */
  seed(): Promise<unknown>;
}

/**
 * Seeds the tables if they were empty at the start or if an earlier seeding was interrupted.
 * @returns whether the tables were seeded
 */
async function seedWhenEmpty({ data, isEmpty, prepare, seed }: Seeding): Promise<boolean> {
  const begun = join(data, 'seeding');
  const isDue = existsSync(begun) || (await isEmpty());
  if (isDue) writeFileSync(begun, '');
  await prepare();
  if (!isDue) return false;
  await seed();
  renameSync(begun, join(data, 'seeded'));
  return true;
}

/**
 * Starts a local cloud whose folder has been locked, and resolves to its origin when everything is ready: the
 * data are seeded, indexed and searchable, and the web app, if wanted, is built.
 * @param shutdown collects what must be stopped at the end, also after a failure
 */
export async function startCloud(options: Options, data: string, shutdown: Shutdown): Promise<string> {
  const settings = settingsOf(options, data);
  const { chaos } = options;
  if (chaos)
    console.log(`DynamoDB makes trouble: ${chaos.kinds.join(', ')}. CHAOS_SEED=${chaos.seed} repeats it.`);
  const cloud = await LocalCloud.open(settings, shutdown);
  const web = join(options.folder, 'web');
  const building = options.web ? restoreFromCache(web, websiteBuild()) : Promise.resolve(false);
  building.catch(() => undefined); // Awaited below.
  const [wasSynthesised] = await Promise.all([
    restoreFromCache(settings.assembly, templateBuild(options.context)),
    cloud.enginesReady,
  ]);
  const stack = cloud.readStack();
  console.log(
    `${stack.name}: ${wasSynthesised ? 'synthesised' : 'unchanged since it was last synthesised'}.`,
  );
  for (const line of describeInventory(stack)) console.log(line);

  const running = await cloud.deploy(stack);
  const wasSeeded = await seedWhenEmpty({
    data,
    isEmpty: () => running.areTablesEmpty(),
    // Create the custom resources first: one of them refuses data newer than this release. Start the streams before
    // seeding: their functions process the first records while further ones are written.
    prepare: () => running.createCustomResources().then(() => running.startStreams()),
    // The catalogues are filled by a custom resource.
    seed: () => running.invoke(stack.outputs.SeedFunctionName ?? '', { demo: options.demo }),
  });
  if (wasSeeded) console.log('Seeded; the indices follow.');
  await running.drain();
  await building;
  cloud.serveWebsite(stack, running, options.web ? web : null);
  if (options.schedules) running.startSchedules();
  return cloud.origin;
}
