/** Puts a new or changed row at the front of a list and removes its older version, which has the same id. */
export const moveToFront = <Row extends { id: string }>(rows: readonly Row[], arrived: Row): Row[] => [
  arrived,
  ...rows.filter(({ id }) => id !== arrived.id),
];
