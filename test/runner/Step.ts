/** A step of `npm test`: one script of package.json whose name begins with `test:`. */
export interface Step {
  name: string;
  command: string;
}
