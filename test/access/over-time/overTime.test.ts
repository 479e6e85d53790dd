import { OpenArea } from '../client-area/OpenArea';
import { endings } from './endings';
import { runEnding } from './runEnding';

/**
 * The stack on which rights that end are tested: before the end, directly after it, soon after it, and with a
 * new token.
 */
const area = new OpenArea();
/** For each right, how many uses were tested, and how many results were wrong. */
const runs = new Map<string, { asked: number; wrong: number }>();

beforeAll(() => area.start());
afterAll(() => area.stop());

test.each(endings.map((ending) => [ending.right, ending] as const))('%s ends', async (right, ending) => {
  const { asked, wrong } = await runEnding(ending, area);
  runs.set(right, { asked, wrong: wrong.length });
  expect(wrong).toEqual([]);
});

afterAll(() => {
  const sum = (count: 'asked' | 'wrong') => [...runs.values()].reduce((all, run) => all + run[count], 0);
  console.info(`rights over time: ${sum('asked')} cells, ${sum('wrong')} wrong`);
});
