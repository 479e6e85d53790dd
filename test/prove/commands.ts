/** Commands of proofs, and what the table shows of their output. */
export const commands = {
  /** Runs the files of a suite whose path matches. With PROVE these are the files `*.proof.ts`, else the tests. */
  tests: (suite: string, files: string) => [
    ...['jest', '--ci', '--selectProjects', suite, '--testPathPatterns', files],
  ],
  /** Runs a script, whose random numbers SEED repeats. */
  script: (file: string, ...rest: string[]) => [
    ...['tsx', '--import', './test/support/seededRandom.ts', file, ...rest],
  ],
  /** What Jest counts, and the figures that a proof prints. */
  counted: /^Tests: |^figure: /,
};
