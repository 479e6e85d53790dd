import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** The test of a right that ends: how the right begins and ends, and every way to use it. */
export interface Ending {
  right: string;
  /**
   * The expected results, one line for each way to use the right: `before at soon after | way`, for example
   * `y n n n | getConversation(id: $talk) { id }`. `y` means allowed, `n` refused, `~` not tested because the
   * streams may not have been processed yet. A way is either a root field, in which placeholders such as
   * `$talk` are replaced, or the name of one of the functions in `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
