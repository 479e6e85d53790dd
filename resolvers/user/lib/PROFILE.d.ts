import type { Profile } from '../../../model/Profile';

declare global {
  /** What a profile consists of, derived from the entities in `model/`; set in the bundle at synthesis. */
  const PROFILE: Profile;
}
