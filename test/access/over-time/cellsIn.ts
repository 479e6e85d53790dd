import { type Moment, moments } from './Moment';

interface Line {
  way: string;
  /** What is expected, by moment; what is not asked is not in it. */
  expected: Partial<Record<Moment, boolean>>;
}

/** The lines of an ending's table. Throws on what is no line. */
export function cellsIn(table: string): Line[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [marks = '', way = ''] = line.split(' | ').map((part) => part.trim());
      const each = marks.split(' ');
      if (each.length !== moments.length || !each.every((mark) => 'yn~'.includes(mark)) || way === '')
        throw new Error(`No line: ${line}`);
      const asked = moments
        .map((moment, index) => [moment, each[index]] as const)
        .filter(([, mark]) => mark !== '~');
      return { way, expected: Object.fromEntries(asked.map(([moment, mark]) => [moment, mark === 'y'])) };
    });
}
