/** Returns the selection after a row was selected or, if it is selected, deselected. */
export const toggleRow = <Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] =>
  rows.some(({ id }) => id === row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row];
