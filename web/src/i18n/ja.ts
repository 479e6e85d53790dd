import { ja as applications } from '../features/applications/texts/ja';
import { ja as auth } from '../features/auth/texts/ja';
import { ja as benefits } from '../features/benefits/texts/ja';
import { ja as common } from '../components/texts/ja';
import { ja as errors } from '../lib/errors/texts/ja';
import { ja as gallery } from '../features/gallery/texts/ja';
import { ja as forms } from '../components/forms/texts/ja';
import { ja as home } from '../features/home/texts/ja';
import { ja as info } from '../features/info/texts/ja';
import { ja as jobs } from '../features/jobs/texts/ja';
import { ja as keep } from '../features/keep/texts/ja';
import { ja as messages } from '../features/messages/texts/ja';
import { ja as publicPages } from '../features/jobs/pages/texts/ja';
import { ja as shell } from '../components/shell/texts/ja';
import { ja as staticPages } from '../features/static/texts/ja';
import { ja as users } from '../features/users/texts/ja';

/** All Japanese texts of the app. The other languages have the same keys. */
export const ja = {
  applications,
  auth,
  benefits,
  common,
  errors,
  gallery,
  forms,
  home,
  info,
  jobs,
  keep,
  messages,
  publicPages,
  shell,
  static: staticPages,
  users,
} as const;
