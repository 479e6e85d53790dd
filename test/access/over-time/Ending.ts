import type { OpenArea } from '../client-area/OpenArea';
import type { Scene } from './Scene';

/** The test of a right that ends: what gives the right, what ends it, and how it can be used. */
export interface Ending {
  right: string;
  /**
   * The expected results, one line for each way to use the right: `before at soon after | way`, for example
   * `y n n n | getConversation(id: $talk) { id }`. `y` means allowed, `n` refused; `~` is not tested, because
   * it depends on whether the streams were processed. A way is a call of a root field, with `guest: ` before
   * it if a guest makes it, or `@` and the name of a function in `ways`.
   */
  cells: string;
  begin(area: OpenArea): Promise<Scene>;
  end(scene: Scene): Promise<void>;
}
