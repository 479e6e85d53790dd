import { createContext } from 'react';
import type { PostingCheck } from './checkPosting';

/** What the posting rules say about the values that are in the editor now. */
export const PostingContext = createContext<PostingCheck>({
  needed: [],
  missing: [],
  wording: [],
  names: [],
});
