import { OpenArea } from '../client-area/OpenArea';
import { endings } from './endings';
import { runEnding } from './runEnding';

/** Rights that end, asked before, at, soon after and after their end, by every way there is to use them. */
const area = new OpenArea();
/** By right, since a stack that answers late has a right asked once more. */
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
