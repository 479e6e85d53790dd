import { stored } from '../../../lib/storage/stored';
import { readStoredJson } from '../../../lib/storage/readStoredJson';
import type { ProfileDraft } from './ProfileDraft';

interface Kept {
  /** The last step that was reached, from 0. */
  step: number;
  draft: ProfileDraft;
}

const keyOf = (sub: string) => `profileDraft.${sub}`;

/**
 * Stores the unfinished registration of a profile on this device. It leaves out the consents, so that people
 * give them each time.
 */
export const draftStorage = {
  get(sub: string): Kept {
    const kept = readStoredJson(keyOf(sub)) as Partial<Kept> | null;
    return { step: Math.min(Math.max(Number(kept?.step) || 0, 0), 2), draft: kept?.draft ?? {} };
  },
  set(sub: string, { step, draft }: Kept) {
    const { isAgreedTerms: _, isConfirmedServiceGuide: _1, isAgreedPostForClient: _2, ...rest } = draft;
    stored.device.set(keyOf(sub), JSON.stringify({ step, draft: rest }));
  },
  forget: (sub: string) => stored.device.remove(keyOf(sub)),
};
