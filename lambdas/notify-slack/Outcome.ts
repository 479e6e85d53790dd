/** `accepted`: taken, also when it was sent before. `refused`: why it was not. */
export interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests' | 'Unauthorized';
}
