import { OpenArea } from '../client-area/OpenArea';
import { endings } from './endings';
import { runEnding } from './runEnding';

/**
 * Tests rights that end, in every way in which each can be used: before the end, directly at it, soon after
 * it, and with a new token.
 */
const area = new OpenArea();
/**
 * For each right, the numbers of tested uses and of wrong results. The test of a right is retried when the
 * stack is slow; its numbers then replace the earlier ones.
 */
const runs = new Map<string, { asked: number; wrong: number }>();

beforeAll(() => area.start(), 240_000);
afterAll(() => area.stop());

test.each(endings.map((ending) => [ending.right, ending] as const))(
  '%s ends',
  async (right, ending) => {
    const { asked, wrong } = await runEnding(ending, area);
    runs.set(right, { asked, wrong: wrong.length });
    expect(wrong).toEqual([]);
  },
  240_000,
);

afterAll(() => {
  const sum = (count: 'asked' | 'wrong') => [...runs.values()].reduce((all, run) => all + run[count], 0);
  console.info(`rights over time: ${sum('asked')} cells, ${sum('wrong')} wrong`);
});
