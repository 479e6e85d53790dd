import type { EnumValue } from '../../enums';
import type { ContractKind, TermsAnswers } from '../TermsItem';

/** A version of a sheet of terms as its document shows it. */
export interface ShownSheet {
  number: number;
  kind: ContractKind;
  answers: TermsAnswers;
  expiresOn?: string | null;
  state?: string;
  answeredAt?: string | null;
  talentEmployees?: boolean | null;
  wantsElectronic?: boolean | null;
  /** When the talent has revoked that, and when the organization handed over paper. */
  revokedOn?: string | null;
  handedOn?: string | null;
  hash?: string | null;
  createdAt?: string;
  proposedBy?: EnumValue<'ReviewSide'> | null;
  /** When the first version was accepted: the day of the contract. */
  agreedAt?: string | null;
  /** The version that this one changes. */
  before?: { number: number; answers: TermsAnswers };
}
