import { type Moment, moments } from './Moment';

interface Line {
  way: string;
  /**
   * The expected result of using the right at each moment around its end; a moment that is not tested is
   * missing.
   */
  expected: Partial<Record<Moment, boolean>>;
}

/**
 * Parses a table of the results that are expected before and after the end of a right (`Ending.cells`).
 * Throws on an invalid line.
 */
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
