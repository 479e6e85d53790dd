import type { ja } from './ja';
import { adminApplies } from './de/adminApplies';
import { auth } from './de/auth';
import { benefits } from './de/benefits';
import { errors } from './de/errors';
import { frame } from './de/frame';
import { home } from './de/home';
import { jobs } from './de/jobs';
import { keep } from './de/keep';
import { pages } from './de/pages';
import { pieces } from './de/pieces';
import { publicPages } from './de/publicPages';
import { users } from './de/users';
import type { Texts } from './Texts';

export const de = {
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
} satisfies Texts<typeof ja>;
