import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** The test of a right that ends: how the right begins, how it ends, and in which ways it can be used. */
export interface Ending {
  right: string;
  /**
   * The expected results, one line for each way to use the right: `before at soon after | way`, for example
   * `y n n n | getConversation(id: $talk) { id }`. `y` means allowed, `n` refused. `~` is not tested, because
   * the streams may not have been processed yet. A way is the call of a root field with placeholders such as
   * `$talk`, after `guest: ` if a guest calls it, or `@` and the name of a function in `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
