/** What a new user does with a command of docs/deploying.md, and what it must answer. */
export interface GuideStep {
  /** Which command of the guide. */
  takes: RegExp;
  /** What the guide leaves to the reader, and what to put there. */
  fill?: Readonly<Record<string, string>>;
  /** What happens outside of any command before it: in SES, or a refusal of AWS. */
  before?: { ses?: object; refuse?: string };
  /** What functions answer, which moto does not run. */
  answers?: readonly unknown[];
  prints: RegExp;
  /** What later commands put in the place of words of the guide: the group of each expression in what was printed. */
  learns?: Readonly<Record<string, RegExp>>;
  /** Whether the command must end with an error. */
  fails?: true;
}
