import { adminApplies } from './ja/adminApplies';
import { auth } from './ja/auth';
import { benefits } from './ja/benefits';
import { errors } from './ja/errors';
import { frame } from './ja/frame';
import { home } from './ja/home';
import { jobs } from './ja/jobs';
import { keep } from './ja/keep';
import { pages } from './ja/pages';
import { pieces } from './ja/pieces';
import { publicPages } from './ja/publicPages';
import { users } from './ja/users';

/** The base: every text of the interface. A feature has a file of its own, one line here. */
export const ja = {
  adminApplies,
  auth,
  benefits,
  errors,
  frame,
  home,
  jobs,
  keep,
  pages,
  pieces,
  publicPages,
  users,
} as const;
