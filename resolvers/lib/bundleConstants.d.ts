import type { InputRules } from '../../model/limits/InputRules';

declare global {
  /** What the input of the mutation that a resolver is built for must satisfy; put into its bundle at synthesis. */
  const INPUT: InputRules | null;
  /** Maximum length of each text argument except `input`; null for a root field without one. */
  const LONGEST: Readonly<Record<string, number>> | null;
  /** Whether that input takes a client's token: a bundle without holds nothing that reads one. */
  const HAS_TOKEN: boolean;
}
