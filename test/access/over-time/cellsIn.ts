import { type Moment, moments } from './Moment';

interface Line {
  way: string;
  /**
   * For each moment, whether the use of the right is expected to succeed. Moments that are not tested are
   * missing.
   */
  expected: Partial<Record<Moment, boolean>>;
}

/** Parses a table of expected results; `Ending.cells` describes its form. Throws on an invalid line. */
export function cellsIn(table: string): Line[] {
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
