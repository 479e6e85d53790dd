import { personal } from '../../../lib/storage/personal';
import type { ProfileDraft } from './ProfileDraft';

interface Kept {
  /** The last step that the person has reached, counted from 0. */
  step: number;
  draft: ProfileDraft;
}

const keyOf = (sub: string) => `profileDraft.${sub}`;

/**
 * Keeps an unfinished registration of a profile in this browser until the person signs out. Consents are left
 * out, so the person has to give them again.
 */
export const draftStorage = {
  get(sub: string): Kept {
    const kept = personal.read(keyOf(sub)) as Partial<Kept> | null;
    return { step: Math.min(Math.max(Number(kept?.step) || 0, 0), 2), draft: kept?.draft ?? {} };
  },
  set(sub: string, { step, draft }: Kept) {
    const { isAgreedTerms: _, isConfirmedServiceGuide: _1, isAgreedPostForClient: _2, ...rest } = draft;
    personal.write(keyOf(sub), { step, draft: rest });
  },
  forget: (sub: string) => personal.write(keyOf(sub), null),
};
