interface StageRules {
  /**
   * Whether tables, accounts, files and the search domain are protected from deletion and remain when the stack is
   * deleted.
   */
  keepsData: boolean;
  /** Whether the stage accepts the demo data, whose passwords are publicly known. */
  takesDemoData: boolean;
  /** The instance type of each of the two nodes of the OpenSearch domain. */
  searchInstance: string;
}

const rules = {
  development: { keepsData: false, takesDemoData: true, searchInstance: 't3.small.search' },
  staging: { keepsData: true, takesDemoData: true, searchInstance: 't3.small.search' },
  production: { keepsData: true, takesDemoData: false, searchInstance: 'm7g.large.search' },
} satisfies Record<string, StageRules>;

export type Stage = keyof typeof rules;

/** The stages of a deployment, with everything that differs between them. No other stages exist (decision T37). */
export const stages: Readonly<Record<Stage, StageRules>> = rules;
