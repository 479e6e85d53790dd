import type { ApplicationRowFragment } from '../../../generated/application';

/** An application as far as its move to another state needs it; `openJob` where lists have several jobs. */
export interface MovableApplication extends ApplicationRowFragment {
  openJob?: { title: string | null } | null;
}
