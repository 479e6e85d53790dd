import type { ReactNode } from 'react';
import type { SearchMatch } from '../../generated/schema';
import { Banner } from '../feedback/Banner';

interface NearNoteProps {
  match?: SearchMatch;
  /** The sentence for records that are only near. */
  children: ReactNode;
}

/** Says, above the results of a search, that nothing matches the typed text exactly and the results only come near. */
export function NearNote({ match, children }: NearNoteProps) {
  return match === 'NEAR' ? <Banner>{children}</Banner> : null;
}
