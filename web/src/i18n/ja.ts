import { adminApplies } from '../features/applications/texts/ja';
import { auth } from '../features/auth/texts/ja';
import { benefits } from '../features/benefits/texts/ja';
import { errors } from '../lib/errors/texts/ja';
import { frame } from '../components/shell/texts/ja';
import { home } from '../features/home/texts/ja';
import { jobs } from '../features/jobs/texts/ja';
import { keep } from '../features/keep/texts/ja';
import { pages } from '../features/static/texts/ja';
import { pieces } from '../components/texts/ja';
import { publicPages } from '../features/jobs/pages/texts/ja';
import { users } from '../features/users/texts/ja';

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
