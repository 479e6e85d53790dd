import { signIn } from '../../support/api/signIn';
import type { OpenArea } from '../client-area/OpenArea';
import { asks } from './asks';
import type { Ending } from './Ending';
import { type Moment, moments } from './Moment';
import type { Scene } from './Scene';
import { settle } from './settle';
import { ways } from './ways';

interface Run {
  asked: number;
  wrong: string[];
}

function asked(way: string, scene: Scene): Promise<boolean> {
  if (way.startsWith('guest: ')) return asks(way.slice('guest: '.length), scene, 'guest');
  if (!way.startsWith('@')) return asks(way, scene);
  const known = ways[way.slice(1)];
  if (!known) throw new Error(`Unknown way ${way}`);
  return known(scene);
}

/**
 * For each moment around the end of a right, a function that waits until this moment is reached. The function
 * for `at` does not wait; it ends the right.
 */
const arrive: Record<Moment, (ending: Ending, scene: Scene) => Promise<void>> = {
  before: () => settle.streams(),
  at: (ending, scene) => ending.end(scene),
  soon: () => settle.streams(),
  after: async (_, scene) => {
    // A person who can no longer sign in keeps their old token.
    scene.holder = await signIn(scene.holder.email).catch(() => scene.holder);
  },
};

interface Line {
  way: string;
  /**
   * For each moment, whether the use of the right is expected to succeed. Moments that are not tested are
   * missing.
   */
  expected: Partial<Record<Moment, boolean>>;
}

/** Parses a table of expected results; `Ending.cells` describes its form. Throws on an invalid line. */
function cellsIn(table: string): Line[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [marks = '', way = ''] = line.split(' | ').map((part) => part.trim());
      const each = marks.split(' ');
      if (each.length !== moments.length || !each.every((mark) => 'yn~'.includes(mark)) || way === '')
        throw new Error(`Invalid line: ${line}`);
      const asked = moments
        .map((moment, index) => [moment, each[index]] as const)
        .filter(([, mark]) => mark !== '~');
      return { way, expected: Object.fromEntries(asked.map(([moment, mark]) => [moment, mark === 'y'])) };
    });
}

/**
 * Tests one right in all its ways of use, at every moment around its end. Returns the number of tested uses,
 * and a text for each wrong result.
 */
export async function runEnding(ending: Ending, area: OpenArea): Promise<Run> {
  const scene = await ending.begin(area);
  const lines = cellsIn(ending.cells);
  const run: Run = { asked: 0, wrong: [] };
  for (const moment of moments) {
    await arrive[moment](ending, scene);
    for (const { way, expected } of lines) {
      const isMeant = expected[moment];
      if (isMeant === undefined) continue;
      const isGot = await asked(way, scene);
      run.asked += 1;
      if (isGot !== isMeant)
        run.wrong.push(`${moment}: ${isMeant ? 'yes' : 'no'} expected, ${isGot ? 'yes' : 'no'} got: ${way}`);
    }
  }
  scene.socket?.close();
  return run;
}
