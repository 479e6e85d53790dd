import type { EnumValue } from '../enums';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';
import type { ContractKind } from './TermsItem';

/** What a side did about the document on paper, on which day in Japan. */
interface Delivery {
  number?: number;
  deed?: EnumValue<'DeliveryDeed'>;
  on?: string | null;
}

interface Agreed {
  kind: ContractKind;
  /** The number of the version in force. */
  number: number;
  /** Whether the talent wished for the electronic document with the acceptance. */
  wantsElectronic?: boolean | null;
  /** The day of the acceptance in Japan; null where it was not read. */
  acceptedOn: string | null;
}

export interface DeliveryState {
  /** Whether the talent gets the document electronically alone. */
  isElectronic: boolean;
  /** `DUE`: the organization has to hand over paper. `NONE`: nobody asks for it. */
  paper: 'NONE' | 'DUE' | 'DONE';
  /** Since when it is due, and until when at the latest: seven days, which is house policy, no law. */
  since: string | null;
  dueOn: string | null;
  /** When the version in force was handed over. */
  handedOn: string | null;
}

const DAYS = 7;

/**
 * Returns how the document of the version in force is delivered. For employment it is on paper unless the talent wishes
 * otherwise, which they can revoke (労働基準法施行規則第5条第4項); for freelance work it is electronic, and on paper when
 * the talent asks for it (フリーランス法第3条第2項). Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 * @param log what both sides did, the oldest first
 */
export function findDelivery(
  { kind, number, wantsElectronic, acceptedOn }: Agreed,
  log: readonly Delivery[],
): DeliveryState {
  let isElectronic = kind === 'CONTRACT' || wantsElectronic === true;
  let asked = kind === 'CONTRACT' || isElectronic ? null : { on: acceptedOn };
  let handedOn: string | null = null;
  log.forEach((entry) => {
    const on = entry.on ?? null;
    if (entry.deed === 'WISH') {
      isElectronic = true;
      asked = null;
    }
    if (entry.deed === 'REVOKE') isElectronic = false;
    if (entry.deed === 'REVOKE' || entry.deed === 'REQUEST') asked = { on };
    if (entry.deed === 'HAND_OVER') {
      asked = null;
      if (entry.number === number) handedOn = on;
    }
  });
  // Paper of a version that is not in force any more does not stand for the changed terms of an employment.
  if (kind === 'EMPLOYMENT' && !isElectronic && !handedOn && !asked) asked = { on: acceptedOn };
  if (kind === 'EMPLOYMENT' && handedOn) asked = null;
  const since = asked?.on ?? null;
  return {
    isElectronic,
    paper: asked ? 'DUE' : handedOn ? 'DONE' : 'NONE',
    since,
    dueOn: since ? dayOfNumber(dayNumber(since) + DAYS) : null,
    handedOn,
  };
}
