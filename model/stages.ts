interface StageRules {
  /**
   * Tables, accounts, files and the search domain are protected from deletion and stay when the stack is
   * deleted.
   */
  keepsData: boolean;
  /** Accepts the demo data, whose passwords are public. */
  takesDemoData: boolean;
  /** The instance type of the two search nodes. */
  searchInstance: string;
}

const rules = {
  development: { keepsData: false, takesDemoData: true, searchInstance: 't3.small.search' },
  staging: { keepsData: true, takesDemoData: true, searchInstance: 't3.small.search' },
  production: { keepsData: true, takesDemoData: false, searchInstance: 'm7g.large.search' },
} satisfies Record<string, StageRules>;

export type Stage = keyof typeof rules;

/**
 * The stages of a deployment and everything that differs between them. There are no others (decision T37).
 */
export const stages: Readonly<Record<Stage, StageRules>> = rules;
