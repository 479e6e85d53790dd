/**
 * `npm run prove composition` writes into every text field of every screen, also of the dialogs that the walk opens, as
 * an input method does, and prints what each field then shows. `-- --only /admin` takes some of the screens.
 */
import type { Browser } from 'playwright-core';
import { withBrowser } from '../support/browser/withBrowser';
import { openAreaSettings } from '../support/stack/openAreaSettings';
import { findWorld } from './findWorld';
import { listComponents } from './listComponents';
import { type ComposedField, composeFields } from './page/composeFields';
import { interceptApi } from './page/interceptApi';
import { openWindow, type StoredEntries } from './page/openWindow';
import { reachState } from './page/reachState';
import { Draw } from './plan/Draw';
import { plainLook } from './plan/Look';
import { planGallery } from './plan/planGallery';
import { planScreens } from './plan/planScreens';
import type { Visit } from './plan/Visit';
import { readDeclarations } from './readDeclarations';
import { readOptions } from './readOptions';
import { readRoutes } from './readRoutes';
import { signInWalkers } from './signInWalkers';

/** The states in which forms are open: the walk presses their buttons to see them refused. */
const withForms = new Set<Visit['state']>(['ready', 'refused', 'conflict']);

async function planVisits(browser: Browser, only: string): Promise<Visit[]> {
  const draw = new Draw(1);
  const declared = await readDeclarations();
  const [routes, world] = [await readRoutes(), await findWorld()];
  const planned = [
    ...planScreens({ declared, routes, world, draw, all: false }),
    ...planGallery(await listComponents(browser), draw, false),
  ];
  const visits = new Map<string, Visit>();
  for (const visit of planned) {
    const key = `${visit.sheet} ${visit.at} ${visit.state}`;
    const isWanted = withForms.has(visit.state) && `${visit.sheet} ${visit.at}`.includes(only);
    if (isWanted && !visits.has(key)) visits.set(key, visit);
  }
  return [...visits.values()];
}

async function composeVisit(browser: Browser, visit: Visit, entries: StoredEntries) {
  const context = await openWindow(browser, plainLook, entries);
  try {
    const page = await context.newPage();
    const api = await interceptApi(page, visit);
    await reachState(page, visit, api.answerHeld);
    const fields = await composeFields(page);
    await api.release();
    return fields;
  } finally {
    await context.close();
  }
}

const nameOf = ({ sheet, state }: Visit) => `${sheet} (${state})`;
const print = (name: string, { label, typed, shown, problem }: ComposedField) =>
  console.log(`${problem ? 'FAILED' : 'ok    '} ${name} | ${label} | ${typed} | ${problem ?? shown}`);

async function composeAll(browser: Browser): Promise<void> {
  const { only, workers } = readOptions(process.argv.slice(2));
  const visits = await planVisits(browser, only);
  const walkers = await signInWalkers();
  const counts = { passed: 0, failed: 0 };
  const rest = visits.values();
  const work = async () => {
    for (const visit of rest) {
      const fields = await composeVisit(browser, visit, walkers[visit.as]).catch((error: unknown) => [
        { label: '', typed: '', shown: '', problem: String(error).split('\n')[0] ?? '' },
      ]);
      for (const field of fields) {
        print(nameOf(visit), field);
        counts[field.problem ? 'failed' : 'passed'] += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}

withBrowser(composeAll, openAreaSettings).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
