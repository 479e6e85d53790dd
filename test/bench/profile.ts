/**
 * `npm run prove profile` opens the screens of a large profile in a browser with a processor that is slowed
 * down four times, scrolls each from top to bottom, and prints the data-source calls of the screen's content
 * and the longest task while scrolling: its processor time, which counts, and in brackets how long it took,
 * which on a busy machine is mostly waiting. The profile has an occupation, a place, 10 histories with 5
 * achievements of 3 links each, 20 skills and 10 applications. `-- profile 7` scrolls each screen seven times instead of five. ENISHI_URL names
 * a running copy. Exits with 1 if a screen costs more than two calls, or a median of the
 * processor times is above 50 ms.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Person } from '../support/api/Person';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { withBrowser } from '../support/browser/withBrowser';
import { startVisit } from '../support/browser/startVisit';
import { type TracedTask, traceTasks } from '../support/browser/traceTasks';
import { given } from '../support/given';
import { catalogueId } from '../../lambdas/seed/catalogues/catalogueId';
import { occupations } from '../../lambdas/seed/catalogues/occupations';
import { documents } from '../contract/screens/documents';
import { withCareer } from '../contract/screens/withCareer';

const SLOWDOWN = 4;
const MOST_MS = 50;
const MOST_CALLS = 2;

/** Each screen with the name of the GraphQL operation that reads its content. */
const screens = [
  ['/user/profile', 'OwnProfile'],
  ['/user/edit-histories', 'EditHistories'],
  ['/user/edit-skillsets', 'EditSkills'],
  ['/user/mypage', 'Mypage'],
  ['/user/profile/career-sheet', 'OwnProfile'],
] as const;

const add = (field: string, type: string) => `mutation ($input: ${type}!) { ${field}(input: $input) { id } }`;

async function create(field: string, type: string, input: object, person: Person): Promise<void> {
  const { errors } = await query(add(field, type), { input }, person);
  if (errors[0]) throw new Error(`No ${field}: ${errors[0].message}`);
}

async function makeProfile(): Promise<Person> {
  const { person } = await withCareer({ histories: 10, achievements: 5, links: 3 });
  const tags = '{ listSkillTags(limit: 20) { items { id } } }';
  const { data } = await query<{ listSkillTags: { items: { id: string }[] } }>(tags, {}, 'guest');
  const own = { userID: person.sub };
  const chosen = {
    sub: person.sub,
    userMainJobId: catalogueId('Job', occupations[0].name),
    userBaseLocationId: catalogueId('Prefacture', '東京都'),
  };
  const saved = await query(documents.saveBasic, { input: chosen }, person);
  if (saved.errors[0]) throw new Error(`Not saved: ${saved.errors[0].message}`);
  for (const [position, { id }] of (data?.listSkillTags.items ?? []).entries()) {
    const skill = { ...own, skillSetSkillTagId: id, position, yearsOfExperience: 3 };
    await create('createSkillSet', 'CreateSkillSetInput', skill, person);
  }
  for (let count = 0; count < 10; count += 1) {
    const application = { ...own, openJobID: (await given.anOpenJob()).id };
    await create('createUserApplies', 'CreateUserAppliesInput', application, person);
  }
  return person;
}

/** Records the browser's tasks of more than 50 ms, which show that the page is still busy. */
const watchTasks = `
  window.tasks = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)))
    .observe({ type: 'longtask' });
`;

/** Scrolls by a third of the window in each frame, between the two marks of `traceTasks`. */
const scroll = `(async () => {
  window.scrollTo(0, 0);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What still loads or draws the screen has ended when no task was long for a second.
  do { tasks.length = 0; await new Promise((resolve) => setTimeout(resolve, 1000)); } while (tasks.length > 0);
  performance.mark('measure-start');
  const bottom = () => document.documentElement.scrollHeight - window.innerHeight;
  for (let top = 0; top < bottom(); top += window.innerHeight / 3) { window.scrollTo(0, top); await frame(); }
  await new Promise((resolve) => setTimeout(resolve, 300));
  performance.mark('measure-end');
})()`;

const none: TracedTask = { milliseconds: 0, processorMilliseconds: 0 };

/** Scrolls the page once and returns the task with the most processor time. */
async function scrollOnce(page: Page, tools: CDPSession): Promise<TracedTask> {
  const tasks = await traceTasks(tools, () => page.evaluate(scroll));
  return tasks.reduce(
    (most, task) => (task.processorMilliseconds > most.processorMilliseconds ? task : most),
    none,
  );
}

/** Returns a function that returns how many calls to data sources the named operation has made in the page. */
function countCalls(page: Page, operation: string): () => number {
  let calls = 0;
  page.on('response', (response) => {
    const asked = response.request().postData() ?? '';
    if (!response.url().endsWith('/graphql') || !new RegExp(String.raw`query ${operation}\b`).test(asked))
      return;
    calls += Number(response.headers()['x-local-datasource-calls'] ?? 0);
  });
  return () => calls;
}

async function measure(
  browser: Browser,
  person: Person,
  [path, operation]: (typeof screens)[number],
  rounds: number,
) {
  const visit = await startVisit(browser, { width: 390, looksAt: [390], contrastAt: 0 });
  try {
    await arriveAs(visit, person);
    const { page, open } = visit;
    const calls = countCalls(page, operation);
    await open(path);
    await page.waitForLoadState('networkidle');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(watchTasks);
    const longest: TracedTask[] = [];
    for (let round = 0; round < rounds; round += 1) longest.push(await scrollOnce(page, tools));
    longest.sort((a, b) => a.processorMilliseconds - b.processorMilliseconds);
    const height = await page.evaluate<number>('document.documentElement.scrollHeight');
    return { calls: calls(), longest, height };
  } finally {
    await visit.page.context().close();
  }
}

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 5);
  await withBrowser(async (browser) => {
    const person = await makeProfile();
    for (const screen of screens) {
      const { calls, longest, height } = await measure(browser, person, screen, rounds);
      const median = longest[Math.floor(longest.length / 2)] ?? none;
      const tasks = longest
        .map((task) => `${task.processorMilliseconds.toFixed(0)} (${task.milliseconds.toFixed(0)})`)
        .join(', ');
      console.log(
        `${screen[0]}: ${calls} data-source calls, ${height} px, longest task while scrolling ${tasks} ms`,
      );
      if (median.processorMilliseconds > MOST_MS || calls > MOST_CALLS || calls === 0) process.exitCode = 1;
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
