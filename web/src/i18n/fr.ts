import type { ja } from './ja';
import { adminApplies } from './fr/adminApplies';
import { auth } from './fr/auth';
import { benefits } from './fr/benefits';
import { errors } from './fr/errors';
import { frame } from './fr/frame';
import { home } from './fr/home';
import { jobs } from './fr/jobs';
import { keep } from './fr/keep';
import { pages } from './fr/pages';
import { pieces } from './fr/pieces';
import { publicPages } from './fr/publicPages';
import { users } from './fr/users';
import type { Texts } from './Texts';

export const fr = {
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
