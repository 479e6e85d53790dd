import type { ResourceEvent } from './ResourceEvent';

const COLUMNS = ['created', 'updated', 'left', 'deleted', 'forgotten', 'retained', 'refused'];

/** Prints how many resources of each type were created, updated and deleted, with what moto took it for. */
export function printTable(title: string, events: readonly ResourceEvent[]): void {
  const types = [...new Set(events.map(({ type }) => type))].sort();
  const rows = types.map((type) => {
    const own = events.filter((event) => event.type === type);
    const counts = COLUMNS.map((column) => own.filter(({ what }) => what === column).length);
    const by = own.find(({ what }) => what !== 'refused')?.by ?? '';
    return { type, by, cells: counts.map((count) => (count === 0 ? '' : String(count))) };
  });
  const sums = COLUMNS.map((column) => String(events.filter(({ what }) => what === column).length));
  console.log(`\n${title}`);
  const head = { type: '', cells: COLUMNS, by: 'by' };
  for (const { type, cells, by } of [head, ...rows, { type: 'all', cells: sums, by: '' }])
    console.log(`${type.padEnd(38)}${cells.map((cell) => cell.padStart(10)).join('')}  ${by}`);
}
