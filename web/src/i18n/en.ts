import type { ja } from './ja';
import { adminApplies } from '../features/applications/texts/en';
import { auth } from '../features/auth/texts/en';
import { benefits } from '../features/benefits/texts/en';
import { errors } from '../lib/errors/texts/en';
import { frame } from '../components/shell/texts/en';
import { home } from '../features/home/texts/en';
import { jobs } from '../features/jobs/texts/en';
import { keep } from '../features/keep/texts/en';
import { pages } from '../features/static/texts/en';
import { pieces } from '../components/texts/en';
import { publicPages } from '../features/jobs/pages/texts/en';
import { users } from '../features/users/texts/en';
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
