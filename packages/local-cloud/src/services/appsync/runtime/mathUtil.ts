/** `util.math`. */
export const mathUtil = {
  roundNum: (value: number): number => Math.round(value),
  minVal: (one: number, other: number): number => Math.min(one, other),
  maxVal: (one: number, other: number): number => Math.max(one, other),
  randomDouble: (): number => Math.random(),
  randomWithinRange: (start: number, end: number): number =>
    Math.floor(start + Math.random() * (end - start)),
};
