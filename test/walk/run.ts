/**
 * This script (`npm run prove walk`) photographs the gallery and every screen in each of its states. It checks
 * each page and writes contact sheets to `.local/walk`. It starts a stack of its own, unless ENISHI_URL
 * names a running one. test/README.md describes the options.
 */
import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { withBrowser } from '../support/browser/withBrowser';
import { openAreaSettings } from '../support/stack/openAreaSettings';
import { findWorld } from './findWorld';
import { listComponents } from './listComponents';
import type { UsedStyle } from './page/usedStyles';
import { Draw } from './plan/Draw';
import { planGallery } from './plan/planGallery';
import { planScreens } from './plan/planScreens';
import type { Visit } from './plan/Visit';
import { readDeclarations } from './readDeclarations';
import { readOptions, type WalkOptions } from './readOptions';
import { readRoutes } from './readRoutes';
import type { Photo } from './report/Photo';
import { writeSheets } from './report/writeSheets';
import { signInWalkers } from './signInWalkers';
import { tryTwice } from './tryTwice';
import { walkVisit } from './walkVisit';
import { findForeignStyles } from './page/findForeignStyles';

const folder = '.local/walk';

async function planVisits(browser: Browser, { only, seed, all }: WalkOptions): Promise<Visit[]> {
  const draw = new Draw(seed);
  const declared = await readDeclarations();
  const ofScreens = planScreens({
    declared,
    routes: await readRoutes(),
    world: await findWorld(),
    draw,
    all,
  });
  const ofGallery = planGallery(await listComponents(browser), draw, all);
  return [...ofScreens, ...ofGallery].filter(({ sheet, at }) => sheet.includes(only) || at.includes(only));
}

function report({ sheet, title, at, picture, problems }: Photo): void {
  if (problems.length === 0) return;
  console.log(`FAILED ${sheet} ${title} ${at} ${picture}`);
  for (const problem of problems) console.log(`  ${problem}`);
}

async function walkAll(browser: Browser, options: WalkOptions): Promise<Photo[]> {
  const visits = await planVisits(browser, options);
  const walkers = await signInWalkers();
  const pages = visits.reduce((sum, { looks }) => sum + looks.length, 0);
  console.log(`${pages} pages of ${new Set(visits.map(({ sheet }) => sheet)).size} screens and components`);
  const photos: Photo[] = [];
  const rest = visits.values();
  const work = async () => {
    for (const visit of rest) {
      const take = () => walkVisit(browser, visit, walkers[visit.as], folder);
      const taken = await tryTwice(take, console.log);
      taken.forEach(report);
      photos.push(...taken);
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return photos;
}

const kinds = ['font size', 'line height', 'radius', 'colour'] as const;

/**
 * Returns a line with the number of distinct values of each kind that the pages use, for example `used: 9
 * font sizes, …`.
 */
function countStyles(used: readonly UsedStyle[]): string {
  const counts = kinds.map((kind) => {
    const values = new Set(used.filter((one) => one.kind === kind).map(({ value }) => value));
    return `${values.size} ${kind === 'radius' ? 'radii' : `${kind}s`}`;
  });
  return `used: ${counts.join(', ')}`;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const started = Date.now();
  await withBrowser(async (browser) => {
    rmSync(folder, { recursive: true, force: true });
    const photos = await walkAll(browser, options);
    writeSheets(photos, folder);
    const failed = photos.filter(({ problems }) => problems.length > 0).length;
    console.log(`${Math.round((Date.now() - started) / 1000)} s; contact sheets: ${folder}/index.html`);
    const styles = photos.flatMap((photo) => photo.styles);
    // A page of the gallery fails by them (`walkVisit`); those of screens are printed only.
    for (const line of new Set(findForeignStyles(styles))) console.log(line);
    console.log(countStyles(styles));
    console.log(`${photos.length - failed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || photos.length === 0 ? 1 : 0;
  }, openAreaSettings);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
