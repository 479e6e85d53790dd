/** Returns the ratings that a record has, with their labels, for `RatingRadar`. */
export const ratingsOf = <Name extends string>(
  record: Readonly<Record<Name, number | null>>,
  names: readonly Name[],
  labelOf: (name: Name) => string,
) =>
  names.flatMap((name) => {
    const value = record[name];
    return value === null ? [] : [{ label: labelOf(name), value }];
  });
