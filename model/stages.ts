interface StageRules {
  /**
   * Whether tables, accounts, files and the search domain remain when the stack is deleted, and tables and accounts are
   * protected from deletion after the first deployment.
   */
  keepsData: boolean;
  /** Whether the stage accepts the demo data, whose passwords are publicly known. */
  takesDemoData: boolean;
  /** Whether the stage cannot be deployed without a sender of mail and an address for alarms. */
  needsMail: boolean;
  /** Whether clients may read the schema of the API by introspection. */
  showsSchema: boolean;
  /** How many days logs are kept. */
  logDays: 30 | 90;
  /** The instance type of the OpenSearch domain's nodes. The domain has two nodes. */
  searchInstance: string;
}

const rules = {
  development: {
    keepsData: false,
    takesDemoData: true,
    needsMail: false,
    showsSchema: true,
    logDays: 30,
    searchInstance: 't3.small.search',
  },
  staging: {
    keepsData: true,
    takesDemoData: true,
    needsMail: false,
    showsSchema: true,
    logDays: 90,
    searchInstance: 't3.small.search',
  },
  production: {
    keepsData: true,
    takesDemoData: false,
    needsMail: true,
    showsSchema: false,
    logDays: 90,
    searchInstance: 'm7g.large.search',
  },
} satisfies Record<string, StageRules>;

export type Stage = keyof typeof rules;

/** The stages of a deployment, with the rules that differ between them (decision T37). */
export const stages: Readonly<Record<Stage, StageRules>> = rules;
