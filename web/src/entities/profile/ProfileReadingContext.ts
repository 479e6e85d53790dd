import type { TFunction } from 'i18next';
import { createContext } from 'react';
import type { WidestViewer } from './widestViewerOf';

/** Who reads a profile on the screen, and the words for this reader. */
export interface ProfileReading {
  /** True when the reader is the profile's owner, who may edit it. */
  isOwn: boolean;
  /** Returns the text that says who sees a part of the profile. */
  seenBy: (t: TFunction, viewer: WidestViewer) => string;
}

/**
 * React context that says who reads a profile on the screen. Without a provider, the reader is the profile's
 * owner.
 */
export const ProfileReadingContext = createContext<ProfileReading>({
  isOwn: true,
  seenBy: (t, viewer) => t(`profile.sharedTo.${viewer}`),
});
