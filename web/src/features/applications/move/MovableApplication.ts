import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * An application with everything that is needed to move it to another state. `openJob` is set only in lists
 * that have applications to several jobs.
 */
export interface MovableApplication extends ApplicationRowFragment {
  openJob?: { title: string | null } | null;
}
