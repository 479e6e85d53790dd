import type { ja } from './ja';
import { adminApplies } from './en/adminApplies';
import { auth } from './en/auth';
import { benefits } from './en/benefits';
import { errors } from './en/errors';
import { frame } from './en/frame';
import { home } from './en/home';
import { jobs } from './en/jobs';
import { keep } from './en/keep';
import { pages } from './en/pages';
import { pieces } from './en/pieces';
import { publicPages } from './en/publicPages';
import { users } from './en/users';
import type { Texts } from './Texts';

export const en = {
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
