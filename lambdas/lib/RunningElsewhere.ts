/** Another call runs the same action at this moment. This is no failure: the caller tries again later. */
export class RunningElsewhere extends Error {
  override readonly name = 'RunningElsewhere';
}
