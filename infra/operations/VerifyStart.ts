/** Where `npm run verify` begins: after what an interrupted command has compared, if it continues one. */
export type VerifyStart =
  | { part: 'values'; from: object | null; differs: boolean }
  | {
      part: 'indices';
      /** The indices to compare; all if it is empty. */
      indices: readonly string[];
      from: object | null;
      /** The indices that are known to differ. */
      wrong: readonly string[];
      /** Whether anything else is known to differ. */
      differs: boolean;
    };
