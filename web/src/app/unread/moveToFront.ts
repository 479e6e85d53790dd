/** A list with one entry new at the front; an older version of it gives way. */
export const moveToFront = <Row extends { id: string }>(rows: readonly Row[], arrived: Row): Row[] => [
  arrived,
  ...rows.filter(({ id }) => id !== arrived.id),
];
