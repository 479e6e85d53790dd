import { createContext } from 'react';
import type { PostingCheck } from './checkPosting';

/** The posting rules that the values in the job editor break now, for the fields of the editor. */
export const PostingContext = createContext<PostingCheck>({
  needed: [],
  missing: [],
  missingOfOrganization: [],
  wording: [],
  advice: [],
  names: [],
});
