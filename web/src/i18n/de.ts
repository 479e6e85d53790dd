import type { ja } from './ja';
import { adminApplies } from '../features/applications/texts/de';
import { auth } from '../features/auth/texts/de';
import { benefits } from '../features/benefits/texts/de';
import { errors } from '../lib/errors/texts/de';
import { frame } from '../components/shell/texts/de';
import { home } from '../features/home/texts/de';
import { jobs } from '../features/jobs/texts/de';
import { keep } from '../features/keep/texts/de';
import { pages } from '../features/static/texts/de';
import { pieces } from '../components/texts/de';
import { publicPages } from '../features/jobs/pages/texts/de';
import { users } from '../features/users/texts/de';
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
