import type { ja } from './ja';
import { auth } from './en/auth';
import { errors } from './en/errors';
import { frame } from './en/frame';
import { home } from './en/home';
import { jobs } from './en/jobs';
import { keep } from './en/keep';
import { pages } from './en/pages';
import { pieces } from './en/pieces';
import type { Texts } from './Texts';

export const en = { auth, errors, frame, home, jobs, keep, pages, pieces } satisfies Texts<typeof ja>;
