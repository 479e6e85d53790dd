import type { ja } from './ja';
import { adminApplies } from '../features/applications/texts/fr';
import { auth } from '../features/auth/texts/fr';
import { benefits } from '../features/benefits/texts/fr';
import { errors } from '../lib/errors/texts/fr';
import { frame } from '../components/shell/texts/fr';
import { home } from '../features/home/texts/fr';
import { jobs } from '../features/jobs/texts/fr';
import { keep } from '../features/keep/texts/fr';
import { pages } from '../features/static/texts/fr';
import { pieces } from '../components/texts/fr';
import { publicPages } from '../features/jobs/pages/texts/fr';
import { users } from '../features/users/texts/fr';
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
