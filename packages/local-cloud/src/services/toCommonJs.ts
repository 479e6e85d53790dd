import { transformSync } from '@swc/core';

/**
 * An ES module as CommonJS, for what is run by no loader.
 * @param syntax of the code
 * @throws with the place of what is no code
 */
export function toCommonJs(code: string, filename: string, syntax: 'ecmascript' | 'typescript'): string {
  return transformSync(code, {
    filename,
    swcrc: false,
    configFile: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax } },
  }).code;
}
