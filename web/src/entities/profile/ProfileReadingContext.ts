import type { TFunction } from 'i18next';
import { createContext } from 'react';
import type { WidestViewer } from './widestViewerOf';

/** Who reads a profile on the screen, and the words for this reader. */
export interface ProfileReading {
  /** True when the reader is the profile's owner, who may edit it. */
  isOwn: boolean;
  /** Returns the words that say who sees an item. */
  seenBy: (t: TFunction, viewer: WidestViewer) => string;
}

/** The reader of a profile: by default its owner. */
export const ProfileReadingContext = createContext<ProfileReading>({
  isOwn: true,
  seenBy: (t, viewer) => t(`profile.sharedTo.${viewer}`),
});
